/** Decides whether the weight behind several counted things is of each or of all. */
import type { FoodRow } from "#food/food-row.ts";
import type { AmountSaid } from "./amount-said.ts";
import { gramsOfCount } from "./grams-of-count.ts";

/** "2 pommes 300 g" weigh so much together, "2 yaourts 125 g" each: whichever is nearer, as a ratio, to what so many usually weigh. */
export function weightOfCounted(row: FoodRow, amount: AmountSaid, ofEach: number): number {
  const { ofCounted } = amount.quantity ?? {};
  if (ofCounted === undefined) return ofEach;
  const quantity = { count: ofCounted, qualifiers: [], isSaid: true };
  const usual = gramsOfCount(row, { ...amount, quantity }, ofCounted);
  const ofAll = ofEach / ofCounted;
  const isNearerTogether = ofEach * ofAll > usual * usual;
  return usual > 0 && isNearerTogether ? ofAll : ofEach;
}
