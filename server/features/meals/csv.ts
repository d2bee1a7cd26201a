/** Numbers are written with a decimal point; null is an empty cell. */
export type CsvCell = string | number | null;

/** Spreadsheets would run such a cell as a formula (OWASP: CSV injection). */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;
const needsQuotes = /[",\r\n]/;

/** Without it, Excel does not read the file as UTF-8. */
export const byteOrderMark = "\uFEFF";

export function formatCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = formulaStart.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
