import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type * as z from "zod/mini";
import { type BackupHeader, backupVersion, DamagedBackup, markShapes, parseMark } from "./backup-format.ts";
import { LineChecksum } from "./table-lines.ts";

interface TableSummary {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly sha256: string;
}

export interface BackupSummary {
  readonly header: BackupHeader;
  readonly tables: readonly TableSummary[];
  readonly rows: number;
}

export interface BackupReader {
  onHeader?(header: BackupHeader): Promise<void>;
  /** Called with batches of rows in order, one line of JSON each. */
  onRows?(table: string, columns: readonly string[], lines: readonly string[]): Promise<void>;
}

async function* readLines(file: string): AsyncGenerator<string[]> {
  const gunzip = createGunzip();
  // A failure of either stream ends both and is thrown by the loop below.
  pipeline(createReadStream(file), gunzip).catch(() => {});
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of gunzip) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  if (rest !== "") throw new DamagedBackup("its last line is truncated");
}

function requireMark<Shape extends z.ZodMiniType>(
  shape: Shape,
  mark: unknown,
  what: string,
): z.output<Shape> {
  const parsed = shape.safeParse(mark);
  if (!parsed.success) throw new DamagedBackup(`${what} is missing`);
  return parsed.data;
}

/** Checks every table against its row count and checksum. */
class BackupParser {
  readonly #reader: BackupReader;
  readonly #tables: TableSummary[] = [];
  #header: BackupHeader | undefined;
  #open:
    | { readonly name: string; readonly columns: readonly string[]; readonly tally: LineChecksum }
    | undefined;
  #total: number | undefined;

  constructor(reader: BackupReader) {
    this.#reader = reader;
  }

  async parse(lines: readonly string[]): Promise<void> {
    let from = 0;
    for (const [at, line] of lines.entries()) {
      const mark = parseMark(line);
      if (mark === undefined) continue;
      await this.#parseRows(lines.slice(from, at));
      await this.#parseMark(mark);
      from = at + 1;
    }
    await this.#parseRows(lines.slice(from));
  }

  async #parseRows(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    if (!this.#open) throw new DamagedBackup("it does not start like a backup");
    this.#open.tally.add(lines.map((line) => `${line}\n`));
    await this.#reader.onRows?.(this.#open.name, this.#open.columns, lines);
  }

  async #parseMark(mark: unknown): Promise<void> {
    if (this.#total !== undefined) throw new DamagedBackup("something follows its end");
    if (this.#header === undefined)
      await this.#parseHeader(requireMark(markShapes.header, mark, "its header"));
    else if (this.#open)
      this.#endTable(requireMark(markShapes.tableEnd, mark, `the end of ${this.#open.name}`));
    else {
      const head = markShapes.tableHead.safeParse(mark);
      if (!head.success) this.#end(requireMark(markShapes.fileEnd, mark, "its end"));
      else this.#open = { name: head.data.table, columns: head.data.columns, tally: new LineChecksum() };
    }
  }

  async #parseHeader(header: BackupHeader): Promise<void> {
    if (header.version !== backupVersion) {
      throw new DamagedBackup(`its version is ${header.version}, expected ${backupVersion}`);
    }
    this.#header = header;
    await this.#reader.onHeader?.(header);
  }

  #endTable({ end, rows, sha256 }: z.output<typeof markShapes.tableEnd>): void {
    if (!this.#open) return;
    const { name, columns, tally } = this.#open;
    const actual = tally.end();
    if (end !== name || actual.rows !== rows || actual.sha256 !== sha256) {
      throw new DamagedBackup(`the rows of ${name} do not match their checksum`);
    }
    this.#tables.push({ name, columns, rows, sha256 });
    this.#open = undefined;
  }

  #end({ tables, rows }: z.output<typeof markShapes.fileEnd>): void {
    const total = this.#tables.reduce((sum, table) => sum + table.rows, 0);
    if (tables !== this.#tables.length || rows !== total) throw new DamagedBackup("a table is missing");
    this.#total = rows;
  }

  summary(): BackupSummary {
    if (!this.#header || this.#total === undefined) throw new DamagedBackup("its end is missing");
    return { header: this.#header, tables: this.#tables, rows: this.#total };
  }
}

/** Reads the file to its end. Throws `DamagedBackup` for an invalid file; errors of the reader are passed on. */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<BackupSummary> {
  const parser = new BackupParser(reader);
  try {
    for await (const lines of readLines(file)) await parser.parse(lines);
  } catch (failure) {
    if (isCorruptInput(failure)) throw new DamagedBackup("it is truncated or modified");
    throw failure;
  }
  return parser.summary();
}

/** Errors of gzip and JSON about invalid input. */
function isCorruptInput(failure: unknown): boolean {
  if (failure instanceof SyntaxError) return true;
  return failure instanceof Error && "code" in failure && String(failure.code).startsWith("Z_");
}
