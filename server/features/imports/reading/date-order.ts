import type { CsvTable } from "./csv-table.ts";
import { type DateOrder, slashedParts } from "./read-cells.ts";
import type { CsvRecord } from "./read-records.ts";

/** Looks in the dates of a file for one that tells which of day and month comes first. */
export class DateOrderFinder {
  readonly #column: number;
  #hasSlashed = false;
  #found: DateOrder | undefined;

  constructor({ header, format }: CsvTable) {
    this.#column = header.findIndex((name) => format.columns.day.includes(name));
  }

  see({ cells }: CsvRecord): void {
    if (this.#found) return;
    const [first, second] = slashedParts(cells?.[this.#column] ?? "") ?? [];
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
