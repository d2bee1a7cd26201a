import type { TableFood } from "../nutrition/edit-food.ts";
import { isDrink } from "../nutrition/nutri-score.ts";

type Drink = Pick<TableFood, "nutriScoreClass" | "per100Grams">;

/**
 * g (ml) of water in 100 g of a drink; 0 for food, and for alcoholic drinks, which make the body lose water. Carbohydrate is what
 * protein, fat, water and ash leave of 100 g, so water is what the others leave; a drink's ash is under 1 g.
 */
export function waterIn100Grams({ nutriScoreClass, per100Grams }: Drink): number {
  if (!isDrink(nutriScoreClass) || nutriScoreClass === "alcohol") return 0;
  const { protein, carbs, fat } = per100Grams;
  return Math.max(0, 100 - protein - carbs - fat);
}
