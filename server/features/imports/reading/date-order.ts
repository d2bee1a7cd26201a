import type { DiaryTable } from "./diary-table.ts";
import { type DateOrder, slashedParts } from "./read-cells.ts";
import type { CsvRecord } from "./read-records.ts";

/** Looks in the dates of a file for one that tells which of day and month comes first. */
export class DateOrderFinder {
  readonly #dayOf: (cells: readonly string[]) => string;
  #hasSlashed = false;
  #found: DateOrder | undefined;

  constructor({ columns, format }: DiaryTable) {
    this.#dayOf = columns.cellOf(format.columns.day);
  }

  see({ cells = [] }: CsvRecord): void {
    if (this.#found) return;
    const [first, second] = slashedParts(this.#dayOf(cells)) ?? [];
    if (first === undefined || second === undefined) return;
    this.#hasSlashed = true;
    if (first > 12) this.#found = "dmy";
    else if (second > 12) this.#found = "mdy";
  }

  get found(): DateOrder | undefined {
    return this.#found;
  }

  /** There are dates that can be read in two ways. */
  get isOpen(): boolean {
    return this.#hasSlashed && this.#found === undefined;
  }
}
