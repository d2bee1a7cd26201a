import type { TableFood } from "../nutrition/edit-food.ts";
import { kcalOfMacros, kcalPerGram } from "../nutrition/energy-factors.ts";
import { isDrink } from "../nutrition/nutri-score.ts";

type Drink = Pick<TableFood, "nutriScoreClass" | "per100Grams">;

/**
 * g (ml) of water in 100 g of a drink; 0 for food. Carbohydrate is what protein, fat, water, ash and alcohol leave of 100 g, so
 * water is what the others leave; a drink's ash is under 1 g. Alcohol is what the macronutrients leave of the energy.
 */
export function waterIn100Grams({ nutriScoreClass, per100Grams }: Drink): number {
  if (!isDrink(nutriScoreClass)) return 0;
  const { calories, protein, carbs, fat } = per100Grams;
  const restKcal = calories - kcalOfMacros(per100Grams);
  const alcohol = Math.max(0, restKcal / kcalPerGram.alcohol);
  return Math.max(0, 100 - protein - carbs - fat - alcohol);
}
