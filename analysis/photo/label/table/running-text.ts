import { followsLine, unrollLines } from "./join-lines.ts";
import { itemsOfLine } from "./line-items.ts";
import type { PlacedLine } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";

/** "Fat 5 g, of which saturates": a line with two names and a figure is part of a sentence. */
function isRunning(line: PlacedLine, rowNames: readonly RowName[]): boolean {
  const { names, figures } = itemsOfLine(line, rowNames);
  const named = names.map(({ nutrient }) => nutrient).filter((nutrient) => nutrient !== "ignored");
  return new Set(named).size > 1 && figures.some(({ nameBefore }) => nameBefore !== undefined);
}

function isBeside(line: PlacedLine, other: PlacedLine): boolean {
  const height = Math.min(line.height, other.height);
  const gap = Math.max(line.left, other.left) - Math.min(line.right, other.right);
  return Math.abs(line.down - other.down) < 0.5 * height && gap < 3 * height;
}

/** A single such line is two cells of a table that were found as one. */
const runningLinesMin = 2;

const touches = (a: PlacedLine, b: PlacedLine) => followsLine(a, b) || followsLine(b, a) || isBeside(a, b);

function groupsOf(lines: ReadonlySet<PlacedLine>): readonly (readonly PlacedLine[])[] {
  const waiting = new Set(lines);
  const groups: PlacedLine[][] = [];
  for (const first of lines) {
    if (!waiting.delete(first)) continue;
    const group = [first];
    for (const member of group) {
      for (const other of waiting) {
        if (touches(member, other) && waiting.delete(other)) group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The lines in reading order: row by row, from left to right. */
function inReadingOrder(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const rows: PlacedLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.down - b.down)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && line.down - first.down < 0.5 * first.height) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.left - b.left));
}

/** The sentence goes on above and below over every line that names a row, and one more. */
function sentenceLines(lines: readonly PlacedLine[], rowNames: readonly RowName[]): ReadonlySet<PlacedLine> {
  const text = new Set(lines.filter((line) => isRunning(line, rowNames)));
  if (text.size < runningLinesMin) return new Set();
  for (const line of text) {
    if (itemsOfLine(line, rowNames).names.length === 0) continue;
    for (const other of lines) if (touches(line, other)) text.add(other);
  }
  return text;
}

/** Makes one line of figures that are printed as a sentence: names and units are broken anywhere. */
export function joinRunningText(
  lines: readonly PlacedLine[],
  rowNames: readonly RowName[],
): readonly PlacedLine[] {
  const level = lines.filter(({ isSideways }) => !isSideways);
  const groups = groupsOf(sentenceLines(level, rowNames)).filter((group) => group.length > 1);
  const joined = new Set(groups.flat());
  return [
    ...lines.filter((line) => !joined.has(line)),
    ...groups.map((group) => unrollLines(inReadingOrder(group))),
  ];
}
