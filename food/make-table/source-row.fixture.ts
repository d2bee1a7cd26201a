import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { Micronutrients, NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { SourceRow } from "./source-row.ts";

const unknownMicronutrients: Micronutrients = {
  vitaminD: null,
  vitaminB12: null,
  vitaminB9: null,
  vitaminA: null,
  vitaminC: null,
  vitaminK: null,
  vitaminE: null,
  vitaminB1: null,
  calcium: null,
  iron: null,
  magnesium: null,
  potassium: null,
  zinc: null,
  iodine: null,
  selenium: null,
  omega3: null,
};

/** Figures of 100 g, all 0 but the given ones. */
function figuresWith(figures: Partial<NutrientsPer100Grams>): NutrientsPer100Grams {
  return {
    calories: 0,
    protein: 0,
    carbs: 0,
    fat: 0,
    fiber: 0,
    sugars: 0,
    saturatedFat: 0,
    sodiumMg: 0,
    fruitVegetableLegumePercent: 0,
    ...figures,
    micronutrients: { ...unknownMicronutrients, ...figures.micronutrients },
  };
}

export function rowOf(
  { table, code, description }: FoodSource,
  figures: Partial<NutrientsPer100Grams> = {},
  rest: Partial<SourceRow> = {},
): SourceRow {
  return {
    source: { table, code, description },
    alsoCalled: [],
    frenchName: null,
    category: "Test foods",
    per100Grams: figuresWith(figures),
    nutriScoreClass: "general",
    hasNonNutritiveSweeteners: false,
    portions: [],
    defaultGrams: null,
    gramsPerMl: null,
    ...rest,
  };
}

/** Micronutrients that are unknown but for the given ones. */
export function micronutrientsWith(known: Partial<Micronutrients>): Micronutrients {
  return { ...unknownMicronutrients, ...known };
}
