import { type FigureInLine, findFigures, type PrintedFigure } from "./find-figures.ts";
import { findNames, plainText, type Span } from "./find-names.ts";
import { findPhrases, type HeaderPhrase } from "./find-phrases.ts";
import type { PlacedLine } from "./placed-line.ts";
import type { RowName } from "./row-names.ts";

/** Where something is printed, in straightened pixels. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly down: number;
  readonly height: number;
}

export const centreOf = ({ left, right }: Place) => (left + right) / 2;

export interface PlacedName extends Place {
  readonly nutrient: RowName["nutrient"];
}

export interface PlacedFigure extends PrintedFigure, Place {
  /** The name that precedes it in its own line. */
  readonly nameBefore: PlacedName | undefined;
  readonly opensLine: boolean;
}

export interface PlacedPhrase extends HeaderPhrase, Place {}

export interface PrintedItems {
  readonly names: readonly PlacedName[];
  readonly figures: readonly PlacedFigure[];
  readonly phrases: readonly PlacedPhrase[];
}

function placeOf(line: PlacedLine, { from, to }: Span): Place {
  const ink = line.characters.slice(from, to);
  const half = (line.right - line.left) / Math.max(1, line.characters.length) / 2;
  const across = ink.map((character) => character.across);
  const down = ink.reduce((sum, character) => sum + character.down, 0) / Math.max(1, ink.length);
  return { left: Math.min(...across) - half, right: Math.max(...across) + half, down, height: line.height };
}

function figuresBetween(line: PlacedLine, span: Span, masks: readonly Span[]): readonly FigureInLine[] {
  const inside = masks.filter(({ from, to }) => to > span.from && from < span.to);
  const figures: FigureInLine[] = [];
  let { from } = span;
  for (const mask of [...inside, { from: span.to, to: span.to }]) {
    if (mask.from > from) figures.push(...findFigures(line, { from, to: mask.from }));
    from = Math.max(from, mask.to);
  }
  return figures;
}

/** Names, figures and headers in one line. */
function itemsOfLine(line: PlacedLine, rowNames: readonly RowName[]): PrintedItems {
  const plain = plainText(line);
  const found = findPhrases(line);
  const isCovered = (span: Span) => found.some(({ from, to }) => span.from < to && span.to > from);
  const names = findNames(line, plain, rowNames).filter((name) => !isCovered(name));
  const placed = names.map((name) => ({ nutrient: name.nutrient, ...placeOf(line, name) }));
  const phrases = found.map((phrase) => ({ ...phrase, ...placeOf(line, phrase) }));
  const figures: PlacedFigure[] = [];
  [{ from: 0, to: 0 }, ...names].forEach((name, at) => {
    const span = { from: name.to, to: names[at]?.from ?? line.characters.length };
    for (const figure of figuresBetween(line, span, found)) {
      const nameBefore = placed[at - 1];
      figures.push({ ...figure, ...placeOf(line, figure), nameBefore, opensLine: figure.from === 0 });
    }
  });
  return { names: placed, figures, phrases };
}

export function collectItems(lines: readonly PlacedLine[], rowNames: readonly RowName[]): PrintedItems {
  const items = lines.map((line) => itemsOfLine(line, rowNames));
  return {
    names: items.flatMap(({ names }) => names),
    figures: items.flatMap(({ figures }) => figures),
    phrases: items.flatMap(({ phrases }) => phrases),
  };
}
