import type { Macronutrients } from "./nutrients.ts";

/** Annex XIV of Regulation (EU) No 1169/2011; protein, carbohydrate and fat as in the general Atwater factors. */
export const kcalPerGram = { protein: 4, carbs: 4, fat: 9, fiber: 2, alcohol: 7, polyols: 2.4 } as const;
export const kilojoulesPerKcal = 4.184;

/** kcal, by the general Atwater factors: carbohydrate includes fibre. */
export function kcalOfMacros({
  protein,
  carbs,
  fat,
}: Pick<Macronutrients, "protein" | "carbs" | "fat">): number {
  return protein * kcalPerGram.protein + carbs * kcalPerGram.carbs + fat * kcalPerGram.fat;
}
