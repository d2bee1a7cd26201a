import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import type { PublicProduct } from "../../features/products/product-source.ts";
import { isRecord } from "./off-record.ts";
import { readOffRecord } from "./read-record.ts";

export interface Dump {
  /** Hash of the file's size and first bytes: tells one dump from the next without reading all of it. */
  readonly fileHash: string;
  readonly bytes: number;
  /** Lines in order, some at a time, with how many bytes of the file were read so far. */
  readonly pieces: () => AsyncGenerator<DumpPiece>;
  /** Undefined for a line that is no product. Before it is called, the first line must have been read. */
  readonly readLine: (line: string) => PublicProduct | undefined;
}

interface DumpPiece {
  readonly lines: readonly string[];
  readonly bytesRead: number;
}

const headBytes = 65_536;
/** The longest product of 2026 has 2 MB; more is no dump. */
const lineMaxLength = 16_000_000;
const gzipMagic = "1f8b";

/** A dump of Open Food Facts: JSONL, or CSV with tabs and a line of names, either of them gzipped or not. */
export async function openDump(file: string): Promise<Dump> {
  const { size } = await stat(file);
  const head = await readHead(file);
  const isGzipped = head.subarray(0, 2).toString("hex") === gzipMagic;
  let columns: readonly string[] | undefined;
  const readLine = (line: string) => {
    if (line.startsWith("{")) return readJson(line);
    // Every file of it begins with the code's name.
    if (columns === undefined && line.startsWith("code\t")) columns = line.split("\t");
    return columns && readCells(columns, line.split("\t"));
  };
  return {
    fileHash: createHash("sha256").update(`${size}:`).update(head).digest("hex"),
    bytes: size,
    pieces: () => piecesOf(file, isGzipped),
    readLine,
  };
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* piecesOf(file: string, isGzipped: boolean): AsyncGenerator<DumpPiece> {
  let bytesRead = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      bytesRead += chunk.length;
      done(null, chunk);
    },
  });
  const source = createReadStream(file);
  source.on("error", (error) => counted.destroy(error));
  const bytes = source.pipe(counted);
  let unfinished = "";
  for await (const text of textOf(isGzipped ? unzip(bytes) : bytes)) {
    const lines = (unfinished + text).split("\n");
    unfinished = lines.pop() ?? "";
    if (unfinished.length > lineMaxLength)
      throw new Error("This is no dump of Open Food Facts: no line ends.");
    if (lines.length > 0) yield { lines, bytesRead };
  }
  if (unfinished !== "") yield { lines: [unfinished], bytesRead };
}

function unzip(bytes: Readable): Readable {
  const unzipped = createGunzip();
  bytes.on("error", (error) => unzipped.destroy(error));
  return bytes.pipe(unzipped);
}

function textOf(bytes: Readable): AsyncIterable<string> {
  return bytes.setEncoding("utf8");
}

function readJson(line: string): PublicProduct | undefined {
  try {
    const record: unknown = JSON.parse(line);
    return isRecord(record) ? readOffRecord(record) : undefined;
  } catch {
    return undefined;
  }
}

/** There the figures are columns like all others. */
function readCells(columns: readonly string[], cells: readonly string[]): PublicProduct | undefined {
  const record = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  return readOffRecord({ ...record, nutriments: record });
}
