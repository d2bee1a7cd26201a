// The file format: gzipped lines of UTF-8. `# {…}` is a mark (header, start of a table, end of a table, end of the file);
// every other line is one row as JSON, keyed by column.
import * as z from "zod/mini";

export const backupVersion = 1;
const count = z.int().check(z.minimum(0));

const header = z.object({
  format: z.literal("platewise-backup"),
  version: z.int(),
  madeAt: z.iso.datetime(),
  /** Identifies the schema of the rows: the database's migrations in order of their names. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
});
const tableHead = z.object({ table: z.string(), columns: z.array(z.string()) });
const tableEnd = z.object({
  end: z.string(),
  rows: count,
  /** SHA-256, in hexadecimal, of the table's lines including their line feeds. */
  sha256: z.string(),
});
const fileEnd = z.object({ tables: count, rows: count });

export type BackupHeader = z.infer<typeof header>;
type Mark = BackupHeader | z.infer<typeof tableHead> | z.infer<typeof tableEnd> | z.infer<typeof fileEnd>;

export const markShapes = { header, tableHead, tableEnd, fileEnd };

const markPrefix = "# ";

export function formatMark(mark: Mark): string {
  return `${markPrefix}${JSON.stringify(mark)}\n`;
}

/** Undefined for a line that is a row. */
export function parseMark(line: string): unknown {
  return line.startsWith(markPrefix) ? JSON.parse(line.slice(markPrefix.length)) : undefined;
}

/** A file that is truncated, modified or not a backup. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup";

  constructor(reason: string) {
    super(`The backup cannot be used: ${reason}. Nothing was changed.`);
  }
}
