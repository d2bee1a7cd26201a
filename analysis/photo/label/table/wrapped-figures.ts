import { followsLine, joinLines } from "./join-lines.ts";
import { itemsOfLine, type PlacedFigure } from "./line-items.ts";
import { type PlacedLine, textOfLine } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";

/** How far two lines of one text may be indented against each other, in line heights. */
const indentMax = 1.5;

/** "than 1 g" continues "less". */
const opensWithFigure = /^\W*(?:than\s*|de\s*|<\s*)?\d/i;

const bottomOf = (line: PlacedLine) => line.lastDown ?? line.down;

function isBeside(line: PlacedLine, { left, down, height }: PlacedFigure): boolean {
  const near = 0.5 * Math.min(height, line.height);
  return left > line.left && [line.down, bottomOf(line)].some((row) => Math.abs(down - row) < near);
}

/** "Dietary fiber less than" above "1g": if the name of a row fills its line, the figure is at the start of the next one. */
export function joinWrappedFigures(
  lines: readonly PlacedLine[],
  rowNames: readonly RowName[],
): readonly PlacedLine[] {
  const cells = lines.map((line) => ({ line, items: itemsOfLine(line, rowNames) }));
  const free = cells.flatMap(({ items }) =>
    items.figures.filter(({ nameBefore, unit }) => !nameBefore && unit !== "%"),
  );
  const openings = cells.filter(({ line, items: { names, figures, phrases } }) => {
    const hasUnit = figures[0] !== undefined && figures[0].unit !== "none";
    return hasUnit && names.length === 0 && phrases.length === 0 && opensWithFigure.test(textOfLine(line));
  });
  const used = new Set<PlacedLine>();
  const joined: PlacedLine[] = [];
  for (const { line, items } of cells) {
    const rows = new Set(items.names.map(({ nutrient }) => nutrient));
    // A line with several names has a figure below each of them, as on the front of a pack.
    if (rows.size !== 1 || items.figures.length > 0 || line.isSideways) continue;
    const last = { ...line, down: bottomOf(line) };
    const next = openings.find(
      (opening) =>
        !used.has(opening.line) &&
        followsLine(last, opening.line) &&
        Math.abs(opening.line.left - line.left) < indentMax * line.height,
    );
    if (next === undefined || free.some((figure) => isBeside(line, figure))) continue;
    used.add(line).add(next.line);
    joined.push({ ...joinLines([line, next.line]), lastDown: next.line.down });
  }
  return [...lines.filter((line) => !used.has(line)), ...joined];
}
