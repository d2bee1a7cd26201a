/** Knows the row of a food before it is cooked. */
import { readFileSync } from "node:fs";

const lines = readFileSync(new URL("./raw-rows.tsv", import.meta.url), "utf8").split("\n");

/** The description of what the plain word means, and of the same before it is cooked. */
export const rawRows: ReadonlyMap<string, string> = new Map(
  lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line): [string, string] => {
      const [cooked = "", raw = ""] = line.split("\t");
      return [cooked, raw];
    }),
);

/** Back again; of several cooked rows the first. */
export const cookedRows: ReadonlyMap<string, string> = new Map(
  [...rawRows].reverse().map(([cooked, raw]): [string, string] => [raw, cooked]),
);
