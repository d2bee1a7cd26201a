import type { MacronutrientName } from "./nutrients.ts";

export const macrosInGrams = ["protein", "carbs", "fat", "fiber"] as const;

/** How many foods each macronutrient is known for; a dish counts as its ingredients. */
export interface KnownMacros {
  readonly foodCount: number;
  readonly knownFor: Readonly<Record<(typeof macrosInGrams)[number], number>>;
}

interface CountedFood {
  readonly unknown?: readonly MacronutrientName[] | undefined;
  readonly ingredients?: readonly CountedFood[] | undefined;
}

/** A sum of a macro that is not known for every food is a lower bound. */
export function knownMacrosOf(meals: readonly { readonly foods: readonly CountedFood[] }[]): KnownMacros {
  const foods = meals.flatMap((meal) => meal.foods.flatMap((food) => food.ingredients ?? [food]));
  const known = (name: MacronutrientName) => foods.filter(({ unknown }) => !unknown?.includes(name)).length;
  return {
    foodCount: foods.length,
    knownFor: { protein: known("protein"), carbs: known("carbs"), fat: known("fat"), fiber: known("fiber") },
  };
}

/** The macronutrients that are not known for every food. */
export function lowerBoundsOf({ foodCount, knownFor }: KnownMacros) {
  return macrosInGrams.filter((name) => knownFor[name] < foodCount);
}

/** The macronutrients that are known for no food: no sum of them is shown, not even 0. */
export function unstatedMacrosOf(meals: readonly { readonly foods: readonly CountedFood[] }[]) {
  const { foodCount, knownFor } = knownMacrosOf(meals);
  return foodCount === 0 ? [] : macrosInGrams.filter((name) => knownFor[name] === 0);
}
