/** Drinks that people stir from a powder, of which they tell the amount. */
import type { FoodRow } from "../food-row.ts";
import { readLines } from "./amounts-by-country.ts";

const powders = readLines("./powders.tsv").map(([pattern = "", grams = ""]) => ({
  pattern: new RegExp(pattern),
  share: Number(grams) / 100,
}));

/** g of powder in 1 g of the drink; `undefined` of what is not made from one. */
export function powderShare({ source }: FoodRow): number | undefined {
  return powders.find(({ pattern }) => pattern.test(source.description))?.share;
}
