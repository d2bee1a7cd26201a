/** server/backup: all tables into one file, and back. This file reads it to the end, and refuses one that is cut off or changed. */
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type * as z from "zod/mini";
import { type BackupHeader, backupVersion, DamagedBackup, markIn, markShapes } from "./backup-format.ts";
import { LineTally } from "./tables.ts";

export interface TableSummary {
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

/** What is done with a file's content on the way. */
export interface BackupReader {
  onHeader?(header: BackupHeader): Promise<void>;
  /** Rows of a table, a line of JSON each, in order, some at a time. */
  onRows?(table: string, columns: readonly string[], lines: readonly string[]): Promise<void>;
}

async function* linesOf(file: string): AsyncGenerator<string[]> {
  const gunzip = createGunzip();
  // A failure of either ends both; it is thrown where the lines are read.
  pipeline(createReadStream(file), gunzip).catch(() => {});
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of gunzip) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  if (rest !== "") throw new DamagedBackup("its last line is cut off");
}

function expectMark<Shape extends z.ZodMiniType>(shape: Shape, mark: unknown, what: string): z.output<Shape> {
  const parsed = shape.safeParse(mark);
  if (!parsed.success) throw new DamagedBackup(`${what} is missing`);
  return parsed.data;
}

/** Takes the lines in turn; holds every table against its own count and checksum. */
class BackupLines {
  readonly #reader: BackupReader;
  readonly #tables: TableSummary[] = [];
  #header: BackupHeader | undefined;
  #open:
    | { readonly name: string; readonly columns: readonly string[]; readonly tally: LineTally }
    | undefined;
  #total: number | undefined;

  constructor(reader: BackupReader) {
    this.#reader = reader;
  }

  async take(lines: readonly string[]): Promise<void> {
    let from = 0;
    for (const [at, line] of lines.entries()) {
      const mark = markIn(line);
      if (mark === undefined) continue;
      await this.#takeRows(lines.slice(from, at));
      await this.#takeMark(mark);
      from = at + 1;
    }
    await this.#takeRows(lines.slice(from));
  }

  async #takeRows(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    if (!this.#open) throw new DamagedBackup("it does not begin as a backup does");
    this.#open.tally.add(lines.map((line) => `${line}\n`));
    await this.#reader.onRows?.(this.#open.name, this.#open.columns, lines);
  }

  async #takeMark(mark: unknown): Promise<void> {
    if (this.#total !== undefined) throw new DamagedBackup("something follows its end");
    if (this.#header === undefined) await this.#begin(expectMark(markShapes.header, mark, "its header"));
    else if (this.#open)
      this.#endTable(expectMark(markShapes.tableEnd, mark, `the end of ${this.#open.name}`));
    else {
      const head = markShapes.tableHead.safeParse(mark);
      if (!head.success) this.#end(expectMark(markShapes.fileEnd, mark, "its end"));
      else this.#open = { name: head.data.table, columns: head.data.columns, tally: new LineTally() };
    }
  }

  async #begin(header: BackupHeader): Promise<void> {
    if (header.version !== backupVersion) {
      throw new DamagedBackup(`it is of version ${header.version}, this is ${backupVersion}`);
    }
    this.#header = header;
    await this.#reader.onHeader?.(header);
  }

  #endTable({ end, rows, sha256 }: z.output<typeof markShapes.tableEnd>): void {
    if (!this.#open) return;
    const { name, columns, tally } = this.#open;
    const found = tally.end();
    if (end !== name || found.rows !== rows || found.sha256 !== sha256) {
      throw new DamagedBackup(`the rows of ${name} are not those that were written`);
    }
    this.#tables.push({ name, columns, rows, sha256 });
    this.#open = undefined;
  }

  #end({ tables, rows }: z.output<typeof markShapes.fileEnd>): void {
    const found = this.#tables.reduce((sum, table) => sum + table.rows, 0);
    if (tables !== this.#tables.length || rows !== found) throw new DamagedBackup("a table is missing");
    this.#total = rows;
  }

  summary(): BackupSummary {
    if (!this.#header || this.#total === undefined) throw new DamagedBackup("its end is missing");
    return { header: this.#header, tables: this.#tables, rows: this.#total };
  }
}

/** Throws `DamagedBackup` for a file that is not whole; what the reader throws is passed on. */
export async function readBackup(file: string, reader: BackupReader = {}): Promise<BackupSummary> {
  const found = new BackupLines(reader);
  try {
    for await (const lines of linesOf(file)) await found.take(lines);
  } catch (failure) {
    if (isUnreadable(failure)) throw new DamagedBackup("it is cut off or changed");
    throw failure;
  }
  return found.summary();
}

/** What gzip and JSON say of bytes that are not theirs. */
function isUnreadable(failure: unknown): boolean {
  if (failure instanceof SyntaxError) return true;
  return failure instanceof Error && "code" in failure && String(failure.code).startsWith("Z_");
}
