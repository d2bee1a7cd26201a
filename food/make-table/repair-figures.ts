import { readTsv } from "../tsv-file.ts";
import type { SourceRow } from "./source-row.ts";

const repairable = ["calories", "protein", "carbs", "fat"] as const;

function repaired(row: SourceRow, figure: string, value: string): SourceRow {
  const name = repairable.find((each) => each === figure);
  if (name === undefined || !(Number(value) >= 0))
    throw new Error(`Repairs: ${row.source.code} cannot have ${figure} ${value}`);
  return { ...row, per100Grams: { ...row.per100Grams, [name]: Number(value) } };
}

/** The rows with the figures that `repairs.tsv` corrects. Throws where it names a row that does not exist. */
export function repairFigures(rows: readonly SourceRow[]): readonly SourceRow[] {
  const repairs = new Map(
    readTsv(new URL("./repairs.tsv", import.meta.url)).map(([table, code, figure = "", value = ""]) => [
      `${table} ${code}`,
      { figure, value },
    ]),
  );
  const keys = new Set(rows.map(({ source }) => `${source.table} ${source.code}`));
  for (const key of repairs.keys()) if (!keys.has(key)) throw new Error(`Repairs: no row ${key}`);
  return rows.map((row) => {
    const repair = repairs.get(`${row.source.table} ${row.source.code}`);
    return repair === undefined ? row : repaired(row, repair.figure, repair.value);
  });
}

interface Replaced {
  readonly fndds: readonly SourceRow[];
  readonly ciqual: readonly SourceRow[];
}

/** The Ciqual food with the names, measures and usual amount of the FNDDS food that it replaces. */
function standingFor(old: SourceRow, row: SourceRow): SourceRow {
  return {
    ...row,
    alsoCalled: [...row.alsoCalled, old.source.description, ...old.alsoCalled],
    portions: [...row.portions, ...old.portions],
  };
}

/** Drops the FNDDS foods of `superseded.tsv`: the Ciqual food beside each takes its names and measures. Throws where one is missing. */
export function replaceSuperseded({ fndds, ciqual }: Replaced): Replaced {
  const lines = readTsv(new URL("./superseded.tsv", import.meta.url));
  const find = (rows: readonly SourceRow[], code: string) => {
    const row = rows.findLast(({ source }) => source.code === code);
    if (row === undefined) throw new Error(`Superseded: no food ${code}`);
    return row;
  };
  const replacements = lines.map(([old = "", by = ""]) => ({ old: find(fndds, old), by: find(ciqual, by) }));
  const dropped = new Set(replacements.map(({ old }) => old));
  return {
    fndds: fndds.filter((row) => !dropped.has(row)),
    ciqual: ciqual.map((row) => {
      const replacement = replacements.find(({ by }) => by === row);
      return replacement === undefined ? row : standingFor(replacement.old, row);
    }),
  };
}
