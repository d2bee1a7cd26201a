import { joinBrokenFigures } from "./broken-figures.ts";
import { joinBrokenNames } from "./broken-names.ts";
import { findPhrases } from "./find-phrases.ts";
import { followsLine, joinLines } from "./join-lines.ts";
import { itemsOfLine, type PlacedFigure, type PlacedPhrase, type PrintedItems } from "./line-items.ts";
import { type PlacedLine, textOfLine } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";
import { joinRunningText } from "./running-text.ts";
import { joinWrappedFigures } from "./wrapped-figures.ts";

/** The first letters are often cut off or misread. */
const opensIngredients = /^\W*i?n?gr[eé]di/i;

/** Drops the list of ingredients: it names salt, sugar and fat with figures that are not of the table. */
function withoutIngredients(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const list = new Set(lines.filter((line) => opensIngredients.test(textOfLine(line))));
  for (const line of list) {
    for (const next of lines) {
      if (followsLine(line, next) && findPhrases(next).length === 0) list.add(next);
    }
  }
  return lines.filter((line) => !list.has(line));
}

interface ReadCell {
  readonly line: PlacedLine;
  readonly items: PrintedItems;
}

const loneBelow = /^(<|less\s*than|menos\s*de|moins\s*de)$/i;
function isBefore(line: PlacedLine, next: PlacedLine): boolean {
  const height = Math.min(line.height, next.height);
  const gap = next.left - line.right;
  return Math.abs(line.down - next.down) < 0.5 * height && gap > -0.5 * height && gap < 3 * height;
}

/** "less than" above or before "1 g". */
function cellsAfterBelow(cells: readonly ReadCell[]): ReadonlySet<ReadCell> {
  const opening = cells.filter(({ items: { figures } }) => figures[0] && !figures[0].nameBefore);
  return new Set(
    cells
      .filter(({ line }) => loneBelow.test(textOfLine(line).trim()))
      .flatMap(
        ({ line }) =>
          opening.find((cell) => followsLine(line, cell.line)) ??
          opening.find((cell) => isBefore(line, cell.line)) ??
          [],
      ),
  );
}

/** Marks the first figure of a cell as an upper bound if "less than" is printed in the cell before it. */
function withBelow({ items: { figures } }: ReadCell, isBelow: boolean): readonly PlacedFigure[] {
  return figures.map((figure, at) => ({ ...figure, isBelow: figure.isBelow || (isBelow && at === 0) }));
}

/** A figure below a header; its last 9 may be a misread "g". */
const loneNumber = /^[<\s]*\d[\s\d.,]*(g|mg)?$/i;
const columnKinds = new Set(["per100Grams", "per100Millilitres", "perServing", "perContainer"]);

/** Headers that are broken into two lines: "Per" above "container". */
function brokenPhrases(cells: readonly ReadCell[]): readonly PlacedPhrase[] {
  const plain = cells.filter(
    ({ items: { names, phrases } }) => names.length === 0 && phrases.every(({ kind }) => kind !== "percent"),
  );
  return plain.flatMap(({ line, items }) =>
    plain.flatMap((next): readonly PlacedPhrase[] => {
      if (!followsLine(line, next.line) || loneNumber.test(textOfLine(next.line))) return [];
      const joined = joinLines([line, next.line]);
      const end = line.characters.length;
      const known = [...items.phrases, ...next.items.phrases].map(({ kind }) => kind);
      return findPhrases(joined)
        .filter(
          ({ kind, from, to }) =>
            from < end && to > end + 1 && columnKinds.has(kind) && !known.includes(kind),
        )
        .map((phrase) => ({
          ...phrase,
          left: Math.max(line.left, next.line.left),
          right: Math.min(line.right, next.line.right),
          down: next.line.down,
          height: next.line.height,
        }));
    }),
  );
}

/** A number that is part of a header is no figure of a row. */
function isInPhrase({ left, right, down, height }: PlacedFigure, phrases: readonly PlacedPhrase[]): boolean {
  return phrases.some(
    (phrase) =>
      left < phrase.right &&
      right > phrase.left &&
      phrase.down - down < 1.7 * height &&
      phrase.down - down > -0.5 * height,
  );
}

/** Names, figures and headers of all lines, of which some are broken. */
export function collectItems(lines: readonly PlacedLine[], rowNames: readonly RowName[]): PrintedItems {
  const named = joinBrokenNames(
    joinBrokenFigures(joinRunningText(withoutIngredients(lines), rowNames)),
    rowNames,
  );
  const whole = joinWrappedFigures(named, rowNames);
  const cells = whole.map((line) => ({ line, items: itemsOfLine(line, rowNames) }));
  const broken = brokenPhrases(cells);
  const afterBelow = cellsAfterBelow(cells);
  return {
    names: cells.flatMap(({ items }) => items.names),
    figures: cells
      .flatMap((cell) => withBelow(cell, afterBelow.has(cell)))
      .filter((figure) => !isInPhrase(figure, broken)),
    phrases: [...cells.flatMap(({ items }) => items.phrases), ...broken],
  };
}
