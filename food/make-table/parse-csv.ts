/** One record, by column name. */
export type CsvRecord = ReadonlyMap<string, string>;

function splitIntoCells(text: string): string[][] {
  const lines: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  let cells: string[] = [];
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const match = cell.exec(text);
    if (match === null) throw new Error(`Not CSV at character ${start}: ${text.slice(start, start + 60)}`);
    const [, quoted, plain = "", end] = match;
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    lines.push(cells);
    cells = [];
  }
  if (cells.length > 0) lines.push([...cells, ""]);
  return lines;
}

/** Records keep the order of the file. A record with another number of cells than the heading fails. */
export function parseCsv(text: string): CsvRecord[] {
  const [heading, ...lines] = splitIntoCells(text.replace(/^\uFEFF/, ""));
  if (heading === undefined) return [];
  return lines.map((cells, index) => {
    if (cells.length !== heading.length) {
      throw new Error(`CSV record ${index + 1} has ${cells.length} cells, the heading ${heading.length}`);
    }
    return new Map(heading.map((name, column) => [name, cells[column] ?? ""]));
  });
}

/** The text of a column that must be there. */
export function textOf(record: CsvRecord, column: string): string {
  const text = record.get(column);
  if (text === undefined) throw new Error(`CSV column missing: ${column}`);
  return text;
}

/** A plain decimal number of a column that must be there and must be known. */
export function numberOf(record: CsvRecord, column: string): number {
  const text = textOf(record, column);
  const value = Number(text);
  if (text === "" || !Number.isFinite(value)) throw new Error(`Not a number in ${column}: "${text}"`);
  return value;
}
