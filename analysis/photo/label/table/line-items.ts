import { type FigureInLine, type FigureUnit, findFigures, type PrintedFigure } from "./find-figures.ts";
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

export interface PlacedName extends Place, Pick<RowName, "nutrient" | "micronutrient"> {
  /** The second line of a name that is printed on two lines; otherwise the same as `down`. */
  readonly lastDown: number;
  /** The unit printed with the name, for figures that are printed without one: "Energy (kJ)". */
  readonly unit: FigureUnit | undefined;
}

export interface PlacedFigure extends PrintedFigure, Place {
  /** The name that precedes it in its own line. */
  readonly nameBefore: PlacedName | undefined;
  readonly opensLine: boolean;
  /** The line of its unit, if that is printed below the number; otherwise the same as `down`. */
  readonly lastDown: number;
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

/** "Fat (g)", "Energy kJ", "Sodium in mg" */
const unitAfterName = /^[^\p{L}\d]*(?:en|in)?[^\p{L}\d]*(kj|kcal|cal|mg|mcg|[µμu]g|g)[^\p{L}\d]*$/iu;
const units: Readonly<Record<string, FigureUnit>> = {
  ...{ kj: "kJ", kcal: "kcal", cal: "kcal", mg: "mg", g: "g" },
  ...{ mcg: "µg", µg: "µg", μg: "µg", ug: "µg" },
};

function unitOfName(line: PlacedLine, span: Span, figures: readonly FigureInLine[]): FigureUnit | undefined {
  const to = figures[0]?.from ?? span.to;
  const text = line.characters.slice(span.from, to).map((character) => character.text);
  return units[unitAfterName.exec(text.join("").replace(/\s/g, ""))?.[1]?.toLowerCase() ?? ""];
}

/** Other words between a name and a figure: a sentence, not a row. */
const lettersBetweenMax = 30;

function isApart(line: PlacedLine, name: Span, figure: Span): boolean {
  const between = line.characters.slice(name.to, figure.from).map(({ text }) => text);
  const letters = between.filter((text) => /\p{L}/u.test(text));
  return letters.length > lettersBetweenMax || /\p{Ll}[.;]\s?\p{Lu}/u.test(between.join(""));
}

const known = new WeakMap<PlacedLine, PrintedItems>();

/** Names, figures and headers in one line; only headers if the line is printed sideways. */
export function itemsOfLine(line: PlacedLine, rowNames: readonly RowName[]): PrintedItems {
  const items = known.get(line) ?? findItems(line, rowNames);
  known.set(line, items);
  return items;
}

function findItems(line: PlacedLine, rowNames: readonly RowName[]): PrintedItems {
  const found = findPhrases(line);
  const phrases = found.map((phrase) => ({ ...phrase, ...placeOf(line, phrase) }));
  if (line.isSideways) return { names: [], figures: [], phrases };
  const isCovered = (span: Span) => found.some(({ from, to }) => span.from < to && span.to > from);
  const names = findNames(line, plainText(line), rowNames).filter((name) => !isCovered(name));
  const placed: PlacedName[] = [];
  const figures: PlacedFigure[] = [];
  [undefined, ...names].forEach((name, at) => {
    const span = { from: name?.to ?? 0, to: names[at]?.from ?? line.characters.length };
    const own = figuresBetween(line, span, found);
    const place = name && placeOf(line, name);
    const unit = unitOfName(line, span, own);
    const nameBefore = name &&
      place && {
        nutrient: name.nutrient,
        micronutrient: name.micronutrient,
        ...place,
        lastDown: line.lastDown ?? place.down,
        unit,
      };
    if (nameBefore) placed.push(nameBefore);
    for (const figure of own) {
      if (name && isApart(line, name, figure)) continue;
      const where = placeOf(line, figure);
      const opensLine = figure.from === 0;
      figures.push({ ...figure, ...where, nameBefore, opensLine, lastDown: line.lastDown ?? where.down });
    }
  });
  return { names: placed, figures, phrases };
}
