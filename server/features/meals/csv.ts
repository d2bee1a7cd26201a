/** null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * Spreadsheets would run such a cell as a formula (OWASP: CSV injection). NFKC turns the forms that some of them read alike, such as
 * full-width and small ones, into the plain signs; what has no width may precede them.
 */
const formulaStart = /^[=+\-−@\t\r\n\0]/;
const withoutWidth = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]+/u;

const isAscii = /^[ -~]/;

function isFormula(cell: string): boolean {
  if (formulaStart.test(cell)) return true;
  // Most cells begin with a letter that is itself.
  return !isAscii.test(cell) && formulaStart.test(cell.replace(withoutWidth, "").normalize("NFKC"));
}
const needsQuotes = /[",;\r\n]/;

/** The forms of a CSV file that spreadsheets expect: 1.5 and commas, or 1,5 and semicolons. */
export type CsvConvention = "point" | "comma";
const delimiters = { point: ",", comma: ";" } as const;

/** Begins the file: without it, Excel does not read it as UTF-8. */
export const byteOrderMark = "\uFEFF";

export function formatCsvRow(cells: readonly CsvCell[], convention: CsvConvention = "point"): string {
  return `${cells.map((cell) => formatCell(cell, convention)).join(delimiters[convention])}\r\n`;
}

function formatCell(cell: CsvCell, convention: CsvConvention): string {
  if (cell === null) return "";
  if (typeof cell === "number") return convention === "comma" ? String(cell).replace(".", ",") : String(cell);
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
