import { importRowsMax } from "#contract/limits.ts";
import type { RejectedRow } from "#contract/shapes/imports.ts";
import { AppError } from "../../../core/app-error.ts";
import type { ImportRow, RowReading } from "./read-row.ts";

/** With more bad rows than this, the file is not what it seems. */
export const rejectedRowsMax = 2_000;
/** Characters that are kept of a bad row. */
const rejectedTextMaxLength = 2_000;

/** Collects the rows of a file within its limits. */
export class FileReading {
  readonly #rows: ImportRow[] = [];
  readonly #rejected: RejectedRow[] = [];
  #skipped = 0;

  /** Throws `import_too_many_rows` or `import_too_many_rejected`. */
  add({ line, text }: { readonly line: number; readonly text: string }, row: RowReading): void {
    if (row === "skip") this.#skipped += 1;
    else if ("reason" in row)
      this.#rejected.push({
        line,
        reason: row.reason,
        text: text.slice(0, rejectedTextMaxLength).toWellFormed(),
      });
    else this.#rows.push(row);
    if (this.#rows.length > importRowsMax) throw new AppError("import_too_many_rows");
    if (this.#rejected.length > rejectedRowsMax) throw new AppError("import_too_many_rejected");
  }

  get outcome() {
    return { rows: this.#rows, rejected: this.#rejected, skipped: this.#skipped };
  }
}
