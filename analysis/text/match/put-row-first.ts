import type { FoodRow } from "#food/food-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";

/** The mention as of another row; the one that its words found stays an alternative. */
export function putRowFirst(mention: FoodMention, row: FoodRow): FoodMention {
  const [first, ...others] = mention.found;
  if (first === undefined) return mention;
  return { ...mention, found: [{ ...first, row }, first, ...others.filter((other) => other.row !== row)] };
}
