import type { ReadLine } from "../ocr/text-reader.ts";

const characterWidth = 10;
const lineHeight = 20;

/** A line as the reader gives it: its left end and middle in pixels, characters evenly spaced. */
export function printedLine(text: string, left: number, middle: number): ReadLine {
  const width = text.length * characterWidth;
  const characters = [...text].map((character, at) => ({
    text: character,
    at: (at + 0.5) / text.length,
    certainty: 0.99,
  }));
  return {
    box: { centre: { x: left + width / 2, y: middle }, width, height: lineHeight, angle: 0, bow: 0 },
    characters: characters.filter(({ text }) => text !== " "),
  };
}

/** A table: each row's cells, one cell per column, at the given left edges. */
export function printedTable(
  rows: readonly (readonly string[])[],
  lefts: readonly number[],
): readonly ReadLine[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cell === "" ? [] : [printedLine(cell, lefts[column] ?? 0, 100 + row * 30)],
    ),
  );
}
