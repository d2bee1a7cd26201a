import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import { readTsv } from "../tsv-file.ts";
import type { SourceRow } from "./source-row.ts";

interface SameFood {
  readonly fnddsCode: string;
  readonly ciqualCode: string;
}

export interface JoinedFoods {
  readonly fndds: readonly SourceRow[];
  /** What is left of CIQUAL. */
  readonly ciqual: readonly SourceRow[];
  readonly counts: {
    readonly matched: number;
    readonly ciqualRowsDropped: number;
    readonly iodineTaken: number;
  };
}

/** How far two laboratories' figures of one food may be apart: a share of the larger, but at least so much. */
const tolerated = [
  { name: "calories", share: 0.2, least: 15 },
  { name: "protein", share: 0.3, least: 2 },
  { name: "carbs", share: 0.3, least: 3 },
  { name: "fat", share: 0.3, least: 2 },
] as const;

function agree(a: NutrientsPer100Grams, b: NutrientsPer100Grams): boolean {
  return tolerated.every(
    ({ name, share, least }) =>
      Math.abs(a[name] - b[name]) <= Math.max(least, share * Math.max(a[name], b[name])),
  );
}

function readSameFoods(): readonly SameFood[] {
  return readTsv(new URL("./same-foods.tsv", import.meta.url)).map(([fnddsCode = "", ciqualCode = ""]) => ({
    fnddsCode,
    ciqualCode,
  }));
}

/** The row with CIQUAL's French name, and its iodine where the row's own is unknown. */
function joined(row: SourceRow, ciqualRow: SourceRow): SourceRow {
  const { micronutrients } = row.per100Grams;
  const iodine = micronutrients.iodine ?? ciqualRow.per100Grams.micronutrients.iodine;
  return {
    ...row,
    frenchName: ciqualRow.frenchName,
    per100Grams: { ...row.per100Grams, micronutrients: { ...micronutrients, iodine } },
  };
}

/**
 * Foods that both tables have, by the list made by hand: the FNDDS row gets the French name and missing iodine, and the Ciqual row
 * is dropped where their figures agree. Throws where the list names a food that does not exist.
 */
export function joinSameFoods(fndds: readonly SourceRow[], ciqual: readonly SourceRow[]): JoinedFoods {
  const ciqualByCode = new Map(ciqual.map((row) => [row.source.code, row]));
  const matchByFndds = new Map(readSameFoods().map((match) => [match.fnddsCode, match]));
  // A code with two rows means, by its present name, the newer edition's food, which comes last.
  const newestByCode = new Map(fndds.map((row) => [row.source.code, row]));
  const dropped = new Set<SourceRow>();
  const matched = new Set<string>();
  let iodineTaken = 0;
  const rows = fndds.map((row) => {
    const match = matchByFndds.get(row.source.code);
    if (match === undefined || newestByCode.get(row.source.code) !== row) return row;
    const ciqualRow = ciqualByCode.get(match.ciqualCode);
    if (ciqualRow === undefined) throw new Error(`Same foods: no Ciqual food ${match.ciqualCode}`);
    matched.add(match.fnddsCode);
    if (agree(row.per100Grams, ciqualRow.per100Grams)) dropped.add(ciqualRow);
    const result = joined(row, ciqualRow);
    const { iodine } = row.per100Grams.micronutrients;
    if (iodine === null && result.per100Grams.micronutrients.iodine !== null) iodineTaken += 1;
    return result;
  });
  for (const code of matchByFndds.keys()) {
    if (!matched.has(code)) throw new Error(`Same foods: no FNDDS food ${code}`);
  }
  return {
    fndds: rows,
    ciqual: ciqual.filter((row) => !dropped.has(row)),
    counts: { matched: matched.size, ciqualRowsDropped: dropped.size, iodineTaken },
  };
}
