// Files that were made to cost their reader more than their length, for tests and for `npm run bench:largest-calls`.
import { importMaxBytes } from "#contract/limits.ts";
import { zipOf } from "./zip-of.ts";

export interface HostileTable {
  readonly name: string;
  /** About this many characters. */
  readonly make: (length: number) => string;
}

/** As MyFitnessPal exports it. */
const header = "Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)\n";
const filled = (line: string) => (length: number) =>
  header + line.repeat(Math.ceil((length - header.length) / line.length));
const named = (name: string, line: string): HostileTable => ({ name, make: filled(line) });

export const hostileTables: readonly HostileTable[] = [
  named("one line of commas", ","),
  named("lines of 16,380 commas", `${",".repeat(16_380)}\n`),
  named("lines as wide as the header", `${",".repeat(5)}\n`),
  named("lines of as many cells as a row may have", `${"ab,".repeat(399)}ab\n`),
  named("lines of one letter", "x\n"),
  named("line breaks alone", "\n"),
  named("quotes alone", '"'),
  named("quotes that open at the end of every line, and close in the next", 'a","\n'),
  named("quotes that close in the middle of a cell", '"a"b\n'),
  named("cells in quotes that are as long as a record", `"${"a,".repeat(8_000)}"b\n`),
  named("dates that may be read in two ways", "03/04/2026,Lunch,100,1,1,1\n"),
  named("rows of a diary", "2026-03-04,Lunch,100,1,1,1\n"),
];

export interface HostileFile {
  readonly name: string;
  readonly file: Buffer;
}

/** As large as a file may be, plain and as a ZIP file of some kB. */
export function hostileImports(): readonly HostileFile[] {
  return hostileTables.flatMap(({ name, make }) => {
    const content = make(importMaxBytes - 1_000);
    return [
      { name, file: Buffer.from(content) },
      { name: `${name}, in a ZIP file`, file: zipOf([{ name: "export.csv", content }]) },
    ];
  });
}
