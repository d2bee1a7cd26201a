import type { FoundFoodAnswer } from "#contract/shapes/foods.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";

export interface FoundFood {
  readonly name: string;
  readonly source: FoodSource;
  readonly per100Grams: Macronutrients;
  /** The weight of one portion. */
  readonly defaultGrams: number;
}

export function presentFoundFood({ name, source, per100Grams, defaultGrams }: FoundFood): FoundFoodAnswer {
  const { calories, protein, carbs, fat, fiber } = per100Grams;
  return { name, source, per100Grams: { calories, protein, carbs, fat, fiber }, defaultGrams };
}
