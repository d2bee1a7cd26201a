import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { type DiaryTable, namesOfColumns } from "./diary-table.ts";
import type { Names } from "./headers.ts";
import { micronutrientFactor } from "./units.ts";

/** Cells without information: nothing is lost with a column that has no others. */
const holdsNothing = /^(0*[.,]?0*|n\/a|-+|false|no)$/i;

/** Finds the columns of a table with something in them that the diary does not keep. */
export class LeftOutColumns {
  readonly #waiting: Map<number, string>;
  readonly #titles: Set<string>;
  readonly #leftOut: DiaryTable["leftOut"];

  constructor(table: DiaryTable) {
    const { columns, format } = table;
    const bookkeeping = (format.bookkeeping ?? []).map((name) => [name]);
    const others = columns.othersThan([...readNames(table), ...bookkeeping]);
    this.#waiting = new Map([...others].map(([at, { title }]) => [at, title]));
    this.#titles = new Set();
    this.#leftOut = table.leftOut;
  }

  see(cells: readonly string[]): void {
    for (const [at, title] of this.#waiting) {
      if (holdsNothing.test(cells[at]?.trim() ?? "")) continue;
      this.#titles.add(title);
      this.#waiting.delete(at);
    }
  }

  get titles(): ReadonlySet<string> {
    return new Set([...this.#titles, ...(this.#leftOut ?? [])].filter((title) => title !== ""));
  }
}

/** A micronutrient in a unit that cannot be converted is not read. */
function readNames({ format, columns }: DiaryTable): readonly Names[] {
  if (format.kind === "weights") return namesOfColumns(format);
  const { micronutrients = {}, ...others } = format.columns;
  const converted = micronutrientNames.flatMap((name) => {
    const names = micronutrients[name];
    return names && micronutrientFactor(name, columns.unitOf(names)) !== undefined ? [names] : [];
  });
  return [...namesOfColumns({ ...format, columns: others }), ...converted];
}
