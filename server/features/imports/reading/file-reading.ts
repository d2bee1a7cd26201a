import {
  importNameMaxLength,
  importRecordsMax,
  importRowsMax,
  leftOutColumnsMax,
  passedOverMax,
} from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import { shorten } from "../../../core/shorten.ts";
import type { ImportRow, RowReading } from "./read-row.ts";
import { RejectedRows } from "./rejected-rows.ts";

/** Collects the rows of a file, or of all files of an archive, within their limits. */
export class FileReading {
  readonly #rows: ImportRow[] = [];
  readonly #rejected = new RejectedRows();
  readonly #rowsMax: number;
  #skipped = 0;
  #records = 0;
  #hasWeights = false;
  readonly #passedOver: string[] = [];
  readonly #leftOut = new Set<string>();

  constructor(rowsMax = importRowsMax) {
    this.#rowsMax = rowsMax;
  }

  /** Throws `import_too_many_rows`. */
  add(
    { line, text }: { readonly line: number; readonly text: string },
    row: RowReading,
    file?: string,
  ): void {
    const named = file !== undefined && { file };
    if (row === "skip") this.#skipped += 1;
    else if ("reason" in row) this.#rejected.add({ ...named, line, reason: row.reason, text });
    else {
      this.#rows.push(file === undefined ? row : { ...row, file });
      this.#hasWeights ||= row.kind === "weight";
    }
    this.#records += 1;
    const isTooMany = this.#rows.length > this.#rowsMax || this.#records > importRecordsMax;
    if (isTooMany) throw new AppError("import_too_many_rows");
  }

  /** A file of an archive that is no diary, or of another product. */
  passOver(file: string): void {
    if (this.#passedOver.length < passedOverMax) this.#passedOver.push(file);
  }

  /** Names a column that the diary does not keep. */
  leaveOut(column: string): void {
    if (this.#leftOut.size < leftOutColumnsMax) this.#leftOut.add(shorten(column, importNameMaxLength));
  }

  get hasWeights(): boolean {
    return this.#hasWeights;
  }

  get outcome() {
    const { kept: rejected, count: rejectedCount } = this.#rejected;
    return {
      ...{ rows: this.#rows, rejected, rejectedCount, skipped: this.#skipped },
      ...{ passedOver: this.#passedOver, leftOut: [...this.#leftOut] },
    };
  }
}
