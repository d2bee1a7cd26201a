/**
 * server/backup: all tables into one file, and back. This file: how the file is written. It is gzip of lines of UTF-8:
 * `# {…}` says what follows (header, table, table's end, end), every other line is one row as JSON, columns by name.
 */
import * as z from "zod/mini";

export const backupVersion = 1;
const count = z.int().check(z.minimum(0));

const header = z.object({
  format: z.literal("platewise-backup"),
  version: z.int(),
  madeAt: z.iso.datetime(),
  /** The schema that the rows fit: the database's migrations, in the order of their names. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
const tableEnd = z.object({
  end: z.string(),
  rows: count,
  /** SHA-256 of the table's lines, each with its line feed, in hexadecimal. */
  sha256: z.string(),
});
const fileEnd = z.object({ tables: count, rows: count });

export type BackupHeader = z.infer<typeof header>;
type Mark = BackupHeader | z.infer<typeof tableHead> | z.infer<typeof tableEnd> | z.infer<typeof fileEnd>;

export const markShapes = { header, tableHead, tableEnd, fileEnd };

const markPrefix = "# ";

export function markLine(mark: Mark): string {
  return `${markPrefix}${JSON.stringify(mark)}\n`;
}

/** The JSON of a line that is no row; undefined for a row. */
export function markIn(line: string): unknown {
  return line.startsWith(markPrefix) ? JSON.parse(line.slice(markPrefix.length)) : undefined;
}

/** A file that is cut off, changed, or none of ours. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup";

  constructor(reason: string) {
    super(`The backup cannot be used: ${reason}. Nothing was changed.`);
  }
}
