import type { Country } from "../people/country.ts";
import type { Language } from "../people/language.ts";
import { type AnalysedFood, type FoodSource, modelEstimateTable } from "./meal-analysis.ts";
import type { NutriScoreClass } from "./nutri-score.ts";
import type { NutrientsPer100Grams } from "./nutrients.ts";

/** The parts of a food table row that an edit needs. */
export interface TableFood {
  readonly source: FoodSource;
  readonly per100Grams: NutrientsPer100Grams;
  readonly nutriScoreClass: NutriScoreClass;
  readonly hasNonNutritiveSweeteners?: boolean;
  /** What people call it; absent: the table's own description is all there is. */
  nameIn?(language: Language, country?: Country): string;
}
export type FindFood = (table: string, code: string) => TableFood | undefined;

/** Foods named in the words of a country. */
export function findFoodNamedIn(country: Country, findFood: FindFood): FindFood {
  return (table, code) => {
    const row = findFood(table, code);
    return row && { ...row, nameIn: (language) => row.nameIn?.(language, country) ?? row.source.description };
  };
}

/** Relative uncertainty that remains once a person has entered the grams or picked the row. */
export const statedUncertainty = 0.03;

/** The part of the energy uncertainty that comes from the choice of row. */
function rowUncertainty(food: AnalysedFood): number {
  return Math.sqrt(Math.max(0, food.energyUncertainty ** 2 - food.portionUncertainty ** 2));
}

export function withGrams(food: AnalysedFood, grams: number, uncertainty = statedUncertainty): AnalysedFood {
  return {
    ...food,
    grams,
    portionUncertainty: uncertainty,
    energyUncertainty: Math.hypot(rowUncertainty(food), uncertainty),
  };
}

export function isSameSource(a: FoodSource, b: { readonly table: string; readonly code: string }): boolean {
  return a.table === b.table && a.code === b.code;
}

function tableFields(found: TableFood) {
  const { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners = false } = found;
  return { source, per100Grams, nutriScoreClass, hasNonNutritiveSweeteners };
}

/** The person has confirmed the row. */
function confirmRow(food: AnalysedFood): AnalysedFood {
  return {
    ...food,
    confidence: 1,
    energyUncertainty: Math.hypot(food.portionUncertainty, statedUncertainty),
  };
}

export function nameOf(row: TableFood, language: Language): string {
  return row.nameIn?.(language) ?? row.source.description;
}

/** The previous row becomes a candidate, so that a swap can be undone; a model estimate has no row to return to. */
export function swapRow(food: AnalysedFood, found: TableFood, language: Language): AnalysedFood {
  if (isSameSource(food.source, found.source)) return confirmRow(food);
  const chosen = food.candidates.find((candidate) => isSameSource(candidate.source, found.source));
  const previous = { name: food.name, source: food.source, caloriesPer100Grams: food.per100Grams.calories };
  const canUndo = food.source.table !== modelEstimateTable && food.product === undefined;
  const others = food.candidates.filter((candidate) => candidate !== chosen);
  const { product: _, ...kept } = confirmRow(food);
  return {
    ...kept,
    ...tableFields(found),
    name: chosen?.name ?? nameOf(found, language),
    candidates: canUndo ? [previous, ...others] : others,
  };
}

/** Ids look like `food-3`. */
export function nextFoodId(foods: readonly AnalysedFood[]): string {
  const numbers = foods.map((food) => Number(food.id.replace(/^\D+/, ""))).filter(Number.isInteger);
  return foodId(Math.max(0, ...numbers) + 1);
}

export function foodId(number: number): string {
  return `food-${number}`;
}

interface NewFood {
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly row: TableFood;
}

export function buildAddedFood({ id, name, grams, row }: NewFood): AnalysedFood {
  return {
    id,
    name,
    grams,
    ...tableFields(row),
    confidence: 1,
    energyUncertainty: Math.hypot(statedUncertainty, statedUncertainty),
    portionUncertainty: statedUncertainty,
    candidates: [],
  };
}
