import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import type { ChangedFoods } from "./changed-foods.ts";
import { findCompound, findFoodInMeal } from "./find-in-meal.ts";

export interface CorrectionContext {
  readonly language: Language;
  readonly country: Country;
  readonly table: FoodTable;
  /** The foods that some words describe; none when they name none. */
  readonly read: (words: string) => Promise<readonly AnalysedFood[]>;
}

export type Changed = ChangedFoods | undefined;

export function singleOrUndefined<T>(things: readonly T[]): T | undefined {
  return things.length === 1 ? things[0] : undefined;
}

export async function findNamedFood(
  { foods }: ChangedFoods,
  words: string,
  { read, table }: CorrectionContext,
) {
  const [meant] = await read(words);
  return findFoodInMeal(foods, words, meant) ?? (meant && findCompound(foods, meant, table));
}
