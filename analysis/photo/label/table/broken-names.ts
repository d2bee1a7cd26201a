import { findNames, plainText } from "./find-names.ts";
import { followsLine, joinLines } from "./join-lines.ts";
import { itemsOfLine, type PrintedItems } from "./line-items.ts";
import type { PlacedLine } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";

interface Cell {
  readonly line: PlacedLine;
  readonly items: PrintedItems;
}

function startsAlike({ line }: Cell, { line: next }: Cell): boolean {
  return Math.abs(line.left - next.left) < 2 * Math.min(line.height, next.height);
}

function hasFigureInRow({ line }: Cell, cells: readonly Cell[]): boolean {
  return cells.some(({ items }) =>
    items.figures.some(
      ({ left, down, height }) =>
        left > line.left && Math.abs(down - line.down) < 0.5 * Math.min(height, line.height),
    ),
  );
}

/** "totales" below "Grasas": words that belong to names of rows, without a name of their own. */
function continues(cell: Cell, next: Cell, rowNames: readonly RowName[]): boolean {
  if (next.items.names.length > 0 || next.items.phrases.length > 0) return false;
  const joined = joinLines([cell.line, next.line]);
  const place = cell.line.characters.length;
  const isBroken = findNames(joined, plainText(joined), rowNames).some(
    ({ from, to }) => from < place && to > place,
  );
  if (isBroken) return true;
  const words = /^[a-z]*/.exec(plainText(next.line).text)?.[0] ?? "";
  return (
    cell.items.names.length > 0 && words.length > 3 && rowNames.some(({ letters }) => letters.includes(words))
  );
}

/** Joins names that are broken into two lines; the row's figures may be beside either line. */
export function joinBrokenNames(
  lines: readonly PlacedLine[],
  rowNames: readonly RowName[],
): readonly PlacedLine[] {
  const cells = lines.map((line) => ({ line, items: itemsOfLine(line, rowNames) }));
  const used = new Set<Cell>();
  const joined: PlacedLine[] = [];
  for (const cell of cells.toSorted((a, b) => a.line.down - b.line.down)) {
    if (used.has(cell) || cell.items.figures.length > 0 || hasFigureInRow(cell, cells)) continue;
    const next = cells.find(
      (other) =>
        followsLine(cell.line, other.line) && startsAlike(cell, other) && continues(cell, other, rowNames),
    );
    if (next === undefined || used.has(next)) continue;
    used.add(cell).add(next);
    joined.push({ ...joinLines([cell.line, next.line]), lastDown: next.line.down });
  }
  return [...cells.filter((cell) => !used.has(cell)).map(({ line }) => line), ...joined];
}
