import type { Portion } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";
import { parsePortions } from "./parse-portions.ts";
import type { SourceRow } from "./source-row.ts";

function readMeasures(): ReadonlyMap<string, readonly Portion[]> {
  return new Map(
    readTsv(new URL("./added-measures.tsv", import.meta.url)).map(([code = "", measures = ""]) => [
      code,
      parsePortions(measures, "Added measures", code),
    ]),
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
