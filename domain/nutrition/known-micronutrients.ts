import type { FindFood } from "./edit-food.ts";
import { eachMicronutrient, type MicronutrientName } from "./nutrients.ts";
import { type SavedFood, sourcedFoods } from "./saved-food.ts";

export interface KnownMicronutrients {
  /** How many foods there are; a dish counts as its ingredients. */
  readonly foodCount: number;
  /** The number of foods that each is known for. */
  readonly knownFor: Readonly<Record<MicronutrientName, number>>;
}

/**
 * Counts for each micronutrient the foods whose row gives a figure. A food whose row the table no longer has counts as unknown.
 */
export function countKnown(foods: readonly SavedFood[], findFood: FindFood): KnownMicronutrients {
  const known = sourcedFoods(foods).map(({ source, micronutrients }) => {
    const row = findFood(source.table, source.code);
    return (name: MicronutrientName) =>
      (row?.per100Grams.micronutrients[name] ?? micronutrients?.[name]) != null;
  });
  return {
    foodCount: known.length,
    knownFor: eachMicronutrient((name) => known.filter((isKnown) => isKnown(name)).length),
  };
}
