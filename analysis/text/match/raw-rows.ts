/** Knows the row of a food before it is cooked. */
import { readTsv } from "#food/tsv-file.ts";

const lines = readTsv(new URL("./raw-rows.tsv", import.meta.url));

/** The description of what the plain word means, and of the same before it is cooked. */
export const rawRows: ReadonlyMap<string, string> = new Map(
  lines.map(([cooked = "", raw = ""]): [string, string] => [cooked, raw]),
);
const driedRows: ReadonlyMap<string, string> = new Map(
  lines.flatMap(([cooked = "", , dried]): [string, string][] =>
    dried === undefined ? [] : [[cooked, dried]],
  ),
);

/** The same food before it is cooked: of this row, or of every row that begins with the food's name, "Black beans, from canned". */
export function rawRowOf(name: string, isDried: boolean): string | undefined {
  const food = name.split(",")[0] ?? "";
  const dried = isDried ? (driedRows.get(name) ?? driedRows.get(food)) : undefined;
  return dried ?? rawRows.get(name) ?? rawRows.get(food);
}

/** Back again; of several cooked rows the first. */
export const cookedRows: ReadonlyMap<string, string> = new Map(
  [...rawRows].reverse().map(([cooked, raw]): [string, string] => [raw, cooked]),
);
