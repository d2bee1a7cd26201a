import { stagedMaxBytes } from "#contract/limits.ts";
import { AppError } from "../../../core/app-error.ts";
import { groupEntries } from "./group-entries.ts";
import type { ReadFile } from "./read-row.ts";

/** A file as the server needs it: its rows are JSON for the database, which the server passes on without looking into them. */
export interface StagedFile extends Omit<ReadFile, "rows"> {
  readonly rowCount: number;
  /** Lists of `StagedColumns` as JSON in UTF-8, each for one statement. */
  readonly blocks: readonly Uint8Array[];
}

/** A row as `import_rows` keeps it; `fingerprint` in hexadecimal. */
interface StagedColumns {
  readonly position: number;
  readonly entry: number;
  readonly kind: string;
  readonly day: string | null;
  readonly fingerprint: string;
  readonly content: object;
}

/** Rows of one statement, and characters after which one holds no more. */
const blockLength = 250;
const blockCharacters = 500_000;

/** Writes the rows as JSON in blocks, one for each statement that stores them. Throws `import_too_complex`. */
export function stageRows({ rows, ...file }: ReadFile): StagedFile {
  const blocks: Buffer[] = [];
  let texts: string[] = [];
  let characters = 0;
  let bytes = 0;
  const endBlock = () => {
    if (texts.length === 0) return;
    const block = Buffer.from(`[${texts.join(",")}]`);
    bytes += block.length;
    if (bytes > stagedMaxBytes) throw new AppError("import_too_complex");
    blocks.push(block);
    texts = [];
    characters = 0;
  };
  for (const [position, { row, entry, fingerprint }] of groupEntries(file.format, rows).entries()) {
    const { kind, day } = row;
    const columns = { position, entry, kind, day, fingerprint: fingerprint.toString("hex"), content: row };
    const text = JSON.stringify(columns satisfies StagedColumns);
    texts.push(text);
    characters += text.length;
    if (texts.length === blockLength || characters > blockCharacters) endBlock();
  }
  endBlock();
  return { ...file, rowCount: rows.length, blocks };
}
