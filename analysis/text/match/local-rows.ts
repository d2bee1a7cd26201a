/** Foods of one name that differ by country: chips are thicker and sausages leaner in Britain than in the US survey. */
import type { Country } from "#domain/people/country.ts";
import type { FoodTable } from "#food/food-row.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { readCells } from "../words/read-word-files.ts";
import { rowDescribed } from "./named-rows.ts";
import { putRowFirst } from "./put-row-first.ts";

const keyOf = (description: string, region: string) => `${description}\t${region}`;

/** By the survey's description and a country or region: what is meant there. */
const localRows: ReadonlyMap<string, string> = new Map(
  readCells(new URL("./local-rows.tsv", import.meta.url)).flatMap(
    ([description = "", regions = "", there = ""]) =>
      regions.split(" ").map((region): [string, string] => [keyOf(description, region), there]),
  ),
);

/** "McDonald's fries" are the same everywhere. */
function namesBrand({ atoms }: FoodMention): boolean {
  return atoms.some(({ words }) => words.some(({ kind }) => kind === "brand"));
}

export function withLocalRows(
  mentions: readonly FoodMention[],
  table: FoodTable,
  country: Country,
): readonly FoodMention[] {
  const regions = regionsOf(country);
  return mentions.map((mention) => {
    const description = mention.found[0]?.row.source.description ?? "";
    const region = regions.find((each) => localRows.has(keyOf(description, each)));
    if (region === undefined || namesBrand(mention)) return mention;
    const row = rowDescribed(table, localRows.get(keyOf(description, region)) ?? "");
    return row === undefined ? mention : putRowFirst(mention, row);
  });
}
