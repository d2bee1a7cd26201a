// Files that were made to cost their reader more than their length, for tests and for `npm run bench:largest-calls`.
import { foodNameMaxLength, importMaxBytes, importRowsMax } from "#contract/limits.ts";
import { addDays } from "#domain/time/calendar-day.ts";
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
  readonly make: () => Buffer;
}

/** Plain, and as a ZIP file of some kB, both as large as they may be. */
export const hostileFiles: readonly HostileFile[] = hostileTables.flatMap(({ name, make }) => {
  const content = () => make(importMaxBytes - 32_768);
  return [
    { name, make: () => Buffer.from(content()) },
    { name: `${name}, in a ZIP file`, make: () => zipOf([{ name: "export.csv", content: content() }]) },
  ];
});

/** As many rows as an import may have, with long names. */
export const fullDiary: HostileFile = {
  name: "a diary of as many rows as an import may have",
  make: () => {
    const rows = Array.from({ length: importRowsMax }, (_, at) => {
      const name = `Food ${at} `.padEnd(foodNameMaxLength, "é");
      return `${addDays("2015-01-01", at >> 3)},Lunch,${name},100 g and ${"ü".repeat(190)},50,1`;
    });
    return Buffer.from(`Day,Group,Food Name,Amount,Energy (kcal),Protein (g)\n${rows.join("\n")}\n`);
  },
};

/** More bad rows than are kept, each as long as is kept. */
export const badRows: HostileFile = {
  name: "bad rows",
  make: () => Buffer.from(header + `${"\u{1F34E}".repeat(1_000)}\n`.repeat(2_000)),
};
