/** Foods of one name that differ by country: chips are thicker and sausages leaner in Britain than in the US survey. */
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { Country } from "#domain/people/country.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import { readTsv } from "#food/tsv-file.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { rowDescribed } from "./named-rows.ts";
import { putRowFirst } from "./put-row-first.ts";

/** Before the countries where the row itself is meant: everywhere else the other is. */
const everywhereBut = "but ";

interface LocalRow {
  readonly there: string;
  readonly regions: ReadonlySet<string>;
  readonly isElsewhere: boolean;
}

function readLocalRow([, cell = "", there = ""]: readonly string[]): LocalRow {
  const isElsewhere = cell.startsWith(everywhereBut);
  const regions = new Set((isElsewhere ? cell.slice(everywhereBut.length) : cell).split(" "));
  return { there, regions, isElsewhere };
}

/** By the description of the row that the words found. */
const localRows: ReadonlyMap<string, readonly LocalRow[]> = new Map(
  [...Map.groupBy(readTsv(new URL("./local-rows.tsv", import.meta.url)), ([row = ""]) => row)].map(
    ([row, lines]) => [row, lines.map(readLocalRow)],
  ),
);

/** The row that is meant in the country instead; undefined where the row is the one. */
export function localRowOf(row: FoodRow, table: FoodTable, country: Country): FoodRow | undefined {
  const own = localRows.get(splitRecipe(row.source.description).name) ?? [];
  const regions = regionsOf(country);
  const nearest = regions
    .map((region) => own.find((each) => !each.isElsewhere && each.regions.has(region)))
    .find((each) => each !== undefined);
  const elsewhere = own.find((each) => each.isElsewhere && !regions.some((some) => each.regions.has(some)));
  const local = nearest ?? elsewhere;
  return local && rowDescribed(table, local.there);
}

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
    const [first] = mention.found;
    const row = first && !namesBrand(mention) ? localRowOf(first.row, table, country) : undefined;
    return row === undefined ? mention : putRowFirst(mention, row);
  });
}
