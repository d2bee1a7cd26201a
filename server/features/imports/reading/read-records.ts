/** One record as the file has it, which may span several lines where a cell in quotes does. */
export interface CsvRecord {
  /** The number of its first line, from 1. */
  readonly line: number;
  readonly text: string;
  /** The cells, at most one more than `columnsMax`; undefined where the record is broken. */
  readonly cells: readonly string[] | undefined;
}

/** Cells of one row: Cronometer's exports have about 70. */
export const columnsMax = 400;
/** Characters of one record. */
export const recordMaxLength = 16_384;
/** Characters of a file that may be read a second time: those after quotes that never close. */
const rereadMaxLength = 1_000_000;
const quote = 34;
const newline = 10;

/**
 * The lines of `text` end with `\n`. A quote that closes in the middle of a cell, or is still open after `recordMaxLength` characters, spoils only its own line: the
 * next line starts a new record. In a file of many such quotes, each ends with its line.
 */
export function* readRecords(
  text: string,
  delimiter: string,
  from: { readonly start: number; readonly line: number } = { start: 0, line: 1 },
): Generator<CsvRecord> {
  let { start, line } = from;
  let rereadLeft = rereadMaxLength;
  for (; start < text.length; start++) {
    if (text.charCodeAt(start) === newline) {
      line++;
      continue;
    }
    const lineEnd = findLineEnd(text, start);
    const farthest = Math.min(text.length, start + recordMaxLength);
    const reach = rereadLeft > 0 ? farthest : Math.min(farthest, lineEnd);
    const { cells, end } = readCells(text, { start, reach, delimiter: delimiter.charCodeAt(0) });
    if (!cells) rereadLeft -= Math.max(0, end - lineEnd);
    const stop = cells ? end : lineEnd;
    const record = text.slice(start, stop);
    if (record.trim() !== "") yield { line, text: record, cells };
    line += countLines(record) + 1;
    start = stop;
  }
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

interface Span {
  readonly start: number;
  /** Where to give up. */
  readonly reach: number;
  readonly delimiter: number;
}

interface ReadCells {
  /** Undefined for a broken record. */
  readonly cells: readonly string[] | undefined;
  /** The line break, the end of the text, or where a broken record was given up. */
  readonly end: number;
}

function readCells(text: string, { start, reach, delimiter }: Span): ReadCells {
  const cells: string[] = [];
  for (let at = start; ; at++) {
    const isQuoted = text.charCodeAt(at) === quote;
    const place = { at, reach, delimiter };
    const close = isQuoted ? findClosingQuote(text, place) : findCellEnd(text, place);
    // It never closes, and was given up here.
    if (isQuoted && text.charCodeAt(close) !== quote) return { cells: undefined, end: close };
    const end = isQuoted ? skipBlanks(text, { at: close + 1, reach, delimiter }) : close;
    const isLast = end === text.length || text.charCodeAt(end) === newline;
    if (cells.length <= columnsMax) cells.push(isQuoted ? unquote(text, at, close) : text.slice(at, close));
    if (isLast) return { cells, end };
    if (end >= reach || text.charCodeAt(end) !== delimiter) return { cells: undefined, end };
    at = end;
  }
}

interface Place {
  readonly at: number;
  readonly reach: number;
  readonly delimiter: number;
}

function findCellEnd(text: string, { at, reach, delimiter }: Place): number {
  for (let end = at; end < reach; end++) {
    const code = text.charCodeAt(end);
    if (code === delimiter || code === newline) return end;
  }
  return reach;
}

/**
 * Two quotes stand for one. A single one that neither a delimiter nor the line's end follows closes nothing ("Pizza, 12" (thin)"):
 * some products do not double the quotes of a name. After such a one, the cell must close on the same line. Where there is none, the
 * place that it was given up at.
 */
function findClosingQuote(text: string, { at: open, reach, delimiter }: Place): number {
  let hasStray = false;
  for (let at = open + 1; at < reach; at++) {
    const code = text.charCodeAt(at);
    if (code === newline && hasStray) return at;
    if (code !== quote) continue;
    const isDoubled = text.charCodeAt(at + 1) === quote;
    if (!isDoubled && closesCell(text, { at, reach, delimiter })) return at;
    if (isDoubled) at++;
    else hasStray = true;
  }
  return reach;
}

function closesCell(text: string, { at, reach, delimiter }: Place): boolean {
  const end = skipBlanks(text, { at: at + 1, reach, delimiter });
  return end >= text.length || text.charCodeAt(end) === delimiter || text.charCodeAt(end) === newline;
}

const blanks = new Set([..." \t"].map((blank) => blank.charCodeAt(0)));

function skipBlanks(text: string, { at, reach, delimiter }: Place): number {
  let end = at;
  while (end < reach && blanks.has(text.charCodeAt(end)) && text.charCodeAt(end) !== delimiter) end++;
  return end;
}

function unquote(text: string, open: number, close: number): string {
  return text.slice(open + 1, close).replaceAll('""', '"');
}

function countLines(record: string): number {
  let count = 0;
  for (let at = record.indexOf("\n"); at !== -1; at = record.indexOf("\n", at + 1)) count++;
  return count;
}
