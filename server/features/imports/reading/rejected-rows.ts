import { rejectedKeptMaxBytes } from "#contract/limits.ts";
import type { RejectedRow } from "#contract/shapes/imports.ts";

/** Characters that are kept of a bad row. */
const textMaxLength = 2_000;

/** Keeps the first bad rows of an import, within a budget of bytes, and counts all. */
export class RejectedRows {
  readonly kept: RejectedRow[] = [];
  count = 0;
  #bytesLeft = rejectedKeptMaxBytes;

  add(row: RejectedRow): void {
    this.count += 1;
    // The first that does not fit ends the list, so that it has no gaps.
    if (this.#bytesLeft <= 0) return;
    const shown = { ...row, text: row.text.slice(0, textMaxLength).toWellFormed() };
    this.#bytesLeft -= Buffer.byteLength(JSON.stringify(shown)) + 1;
    if (this.#bytesLeft > 0) this.kept.push(shown);
  }
}
