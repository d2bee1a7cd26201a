/** A dish and the parts named of it: whether they are enough to be all of it. */
import { isRecipeRow } from "../match/contents-of-dish.ts";
import type { AmountOf, FoodMention } from "../segment/food-mention.ts";

export interface WholeAndParts {
  readonly whole: FoodMention;
  readonly parts: readonly FoodMention[];
}

/** A single part may be eaten beside a dish that holds it too: "bolognese, cheese". */
export const namedPartsMin = 2;
/** Share of the dish, by energy, from which the parts are all of it. */
export const partsShareMin = 0.5;

/** Cooked together by a recipe that the table has. */
export function isCooked({ found: [best] }: FoodMention): boolean {
  return best !== undefined && isRecipeRow(best.row);
}

/** Whether the parts are enough to be the whole, and not some of it. */
export function makeUp({ whole, parts }: WholeAndParts, amountOf: AmountOf): boolean {
  const energy = parts.reduce((sum, part) => sum + amountOf(part).calories, 0);
  return energy >= amountOf(whole).calories * partsShareMin;
}
