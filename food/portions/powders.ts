/** Drinks that people make from a powder and often measure by it. */
import type { FoodRow } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";
import { readAmounts } from "./amounts-by-country.ts";

const powders = readTsv(new URL("./powders.tsv", import.meta.url)).map(
  ([pattern = "", grams = "", basis = ""]) => ({
    pattern: new RegExp(pattern),
    share: (readAmounts(grams, "", basis).usual ?? 0) / 100,
  }),
);

/** g of powder in 1 g of the drink; `undefined` for what is not made from a powder. */
export function powderShare({ source }: FoodRow): number | undefined {
  return powders.find(({ pattern }) => pattern.test(source.description))?.share;
}
