import type { TableFood } from "./edit-food.ts";
import { kcalPerGram } from "./energy-factors.ts";

/** g of alcohol in 100 g of an alcoholic drink: what the macronutrients leave of its energy. Other foods have none. */
export function alcoholIn100Grams({
  nutriScoreClass,
  per100Grams: { calories, protein, carbs, fat, fiber },
}: Pick<TableFood, "nutriScoreClass" | "per100Grams">): number {
  if (nutriScoreClass !== "alcohol") return 0;
  const ofCarbs = Math.max(0, carbs - fiber) * kcalPerGram.carbs + fiber * kcalPerGram.fiber;
  const rest = calories - protein * kcalPerGram.protein - ofCarbs - fat * kcalPerGram.fat;
  return Math.max(0, rest / kcalPerGram.alcohol);
}
