import { readFileSync } from "node:fs";
import type { Portion } from "../food-row.ts";
import { parsePortions } from "./parse-portions.ts";
import type { SourceRow } from "./source-row.ts";

function readMeasures(): ReadonlyMap<string, readonly Portion[]> {
  const text = readFileSync(new URL("./added-measures.tsv", import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [code = "", measures = ""] = line.split("\t");
      return [code, parsePortions(measures, "Added measures", line)];
    }),
  );
}

/** Appends our own household measures to those of the source. Fails for a code of our list that no row has. */
export function addMeasures(rows: readonly SourceRow[]): readonly SourceRow[] {
  const measuresByCode = readMeasures();
  const codes = new Set(rows.map(({ source }) => source.code));
  for (const code of measuresByCode.keys()) {
    if (!codes.has(code)) throw new Error(`Added measures: no FNDDS food ${code}`);
  }
  return rows.map((row) => {
    const added = measuresByCode.get(row.source.code);
    return added === undefined ? row : { ...row, portions: [...row.portions, ...added] };
  });
}
