/** Foods of one name that differ by country: chips are thicker and sausages leaner in Britain than in the US survey. */
import type { Country } from "#domain/people/country.ts";
import type { FoodTable } from "#food/food-row.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { readCells } from "../words/read-word-files.ts";
import { rowDescribed } from "./named-rows.ts";

/** By the survey's description and a country or region: what is meant there. */
const localRows: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [
    ...Map.groupBy(
      readCells(new URL("./local-rows.tsv", import.meta.url)),
      ([description = ""]) => description,
    ),
  ].map(([description, lines]) => [
    description,
    new Map(
      lines.flatMap(([, regions = "", there = ""]) =>
        regions.split(" ").map((region) => [region, there] as const),
      ),
    ),
  ]),
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
  return mentions.map((mention) => {
    const [first, ...others] = mention.found;
    const local = first && localRows.get(first.row.source.description);
    if (first === undefined || local === undefined || namesBrand(mention)) return mention;
    const region = regionsOf(country).find((each) => local.has(each));
    const row = region === undefined ? undefined : rowDescribed(table, local.get(region) ?? "");
    if (row === undefined) return mention;
    const rest = others.filter((other) => other.row !== row);
    return { ...mention, found: [{ ...first, row }, first, ...rest] };
  });
}
