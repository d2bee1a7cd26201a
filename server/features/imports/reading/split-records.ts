/** One record as the file has it, which may span several lines where a cell in quotes does. */
export interface RawRecord {
  /** Of its first line, from 1. */
  readonly line: number;
  readonly text: string;
  /** A quote that never closes, or more characters than a row of any export has. */
  readonly isBroken: boolean;
}

/** Characters of one record. */
export const recordMaxLength = 16_384;
/** Characters that are kept of a broken one. */
const brokenMaxLength = 2_000;
const quote = '"';

/**
 * Finds where records end. A quote that is still open after `recordMaxLength` characters, or closes in the middle of a cell,
 * spoils only its own line: the next line starts a new record.
 */
export function* splitRecords(text: string, delimiter: string): Generator<RawRecord> {
  let start = 0;
  let line = 1;
  while (start < text.length) {
    const end = findRecordEnd(text, { start, delimiter });
    const isBroken = end === undefined;
    const stop = end ?? findLineEnd(text, start);
    const record = text.slice(start, stop).replace(/\r$/, "");
    if (isBroken) yield { line, text: record.slice(0, brokenMaxLength), isBroken };
    else if (record.trim() !== "") yield { line, text: record, isBroken };
    line += countLines(record) + 1;
    start = stop + 1;
  }
}

export function firstLineOf(text: string): string {
  return text.slice(0, Math.min(findLineEnd(text, 0), recordMaxLength));
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

/** Undefined for a broken one. */
function findRecordEnd(
  text: string,
  { start, delimiter }: { readonly start: number; readonly delimiter: string },
): number | undefined {
  let at = start;
  for (;;) {
    const isQuoted = text[at] === quote;
    const cellEnd = isQuoted ? findClosingQuote(text, at) : at;
    if (cellEnd === undefined || cellEnd - start > recordMaxLength) return undefined;
    const lineEnd = findLineEnd(text, cellEnd);
    const rest = text.slice(cellEnd, Math.min(lineEnd, start + recordMaxLength));
    if (isQuoted && rest.trim() !== "" && !rest.startsWith(delimiter)) return undefined;
    const next = rest.indexOf(delimiter);
    if (next !== -1) at = cellEnd + next + delimiter.length;
    else return lineEnd - start > recordMaxLength ? undefined : lineEnd;
  }
}

/** The position after it. Two quotes stand for one. */
function findClosingQuote(text: string, open: number): number | undefined {
  let at = open + 1;
  for (;;) {
    const close = text.indexOf(quote, at);
    if (close === -1 || close - open > recordMaxLength) return undefined;
    if (text[close + 1] !== quote) return close + 1;
    at = close + 2;
  }
}

function countLines(record: string): number {
  let count = 0;
  for (let at = record.indexOf("\n"); at !== -1; at = record.indexOf("\n", at + 1)) count++;
  return count;
}
