import type { NutriScoreClass } from "#domain/nutrition/nutri-score.ts";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";

/** The columns before and after the micronutrients. `readRow` reads in this order. */
export const figureNames = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugars",
  "saturatedFat",
  "sodiumMg",
  "fruitVegetableLegumePercent",
] as const;
const namingColumns = ["table", "code", "description", "alsoCalled", "frenchName", "category"];
const measureColumns = [
  "nutriScoreClass",
  "hasNonNutritiveSweeteners",
  "defaultGrams",
  "gramsPerMl",
  "portions",
];
export const heading = [...namingColumns, ...figureNames, ...micronutrientNames, ...measureColumns].join(
  "\t",
);

const nutriScoreClasses = [
  "general",
  "red_meat",
  "cheese",
  "fat_oil_nut_seed",
  "beverage",
  "water",
  "alcohol",
] as const satisfies readonly NutriScoreClass[];

export function asNutriScoreClass(text: string): NutriScoreClass {
  const found = nutriScoreClasses.find((name) => name === text);
  if (found === undefined) throw new Error(`Food table: no such Nutri-Score class: ${text}`);
  return found;
}

/** Separates the items of a list, and a portion's description from its grams. No source uses them. */
export const listSeparator = "|";
export const gramsSeparator = "=";
