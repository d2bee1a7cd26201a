import { median } from "#domain/averages.ts";
import type { Span } from "./find-names.ts";
import { isGuessed, withDigits } from "./misread-digits.ts";
import type { PlacedLine } from "./placed-line.ts";

export type FigureUnit = "g" | "mg" | "µg" | "kJ" | "kcal" | "%" | "none";

export interface PrintedFigure {
  readonly value: number;
  readonly unit: FigureUnit;
  /** "<0.5", "less than 1", "traces": the true value lies between 0 and `value`. */
  readonly isBelow: boolean;
  /** Half a unit of the last printed digit. */
  readonly precision: number;
  /** Of its least certain character, 0 to 1. */
  readonly certainty: number;
  /** Other values that the same ink may mean. */
  readonly otherValues: readonly number[];
  /** The unit may have been read as a last digit: "129" of "12 g". */
  readonly withoutLastDigit: number | null;
}

export interface FigureInLine extends PrintedFigure, Span {}

const unitPatterns: readonly (readonly [RegExp, FigureUnit])[] = [
  [/^(mcg|[µμupy]g)/i, "µg"],
  [/^k\s?j/i, "kJ"],
  [/^k\s?c\s?a?l?/i, "kcal"],
  [/^cal(?![a-z])/i, "kcal"],
  [/^kc?(?![a-z])/i, "kJ"],
  // A digit behind it is another figure's only where a "%" shows it: "120mg10%".
  [/^(m|rn|r|n)\s?[gq9](?![a-z]|\d(?!\d{0,2}\s?%))/i, "mg"],
  [/^%/, "%"],
  [/^(g|q|a)(r|rs)?(?!(?!o\s?[%.,\d])[a-z])/i, "g"],
];
/** Millilitres, ounces: not figures of a row that we read. */
const otherUnit = /^(ml|m1|cl|oz|fl|iu|ui|l(?![a-z])|years?|cup|tbsp|tsp)/i;
const belowPattern =
  /(<|≤|(?:less\s*)?than|under|menos\s*de|inferior\s*a|moins\s*de|inf[eé]rieure?\s*[aà])\s*$/i;
/** A small o is a zero only where a decimal point or the unit follows: the "o" of "energetico 1599 kJ" is none. */
const numberPattern =
  /(?:[0-9OQ][0-9OoQIl]*|o(?=\s?[.,:·•]\s?\d|\s?(?:m\s?)?[gq%]))(?:\s?[.,:·•]{1,2}\s?[0-9OoIl]+)*/g;
const tracesPattern = /\b(traces?|trazas|tr\.)/i;
/** What "traces" is taken as, in grams. */
const traceGrams = 0.5;

function parsePrinted(printed: string): { value: number; decimals: number } | undefined {
  const digits = printed
    .replace(/\s/g, "")
    .replace(/[OoQ]/g, "0")
    .replace(/[Il]/g, "1")
    .replace(/[.,:·•]+/g, ".");
  const parts = digits.split(".");
  const [whole = "", fraction] = parts;
  if (parts.length > 2) return undefined;
  const isThousands = fraction?.length === 3 && whole !== "0" && whole.length <= 2;
  if (isThousands) return { value: Number(whole + fraction), decimals: 0 };
  if (fraction !== undefined) return { value: Number(digits), decimals: fraction.length };
  // The zero of "01599" is the last letter of a word; "05" has lost its decimal point.
  if (/^0\d{3}/.test(whole)) return { value: Number(whole), decimals: 0 };
  if (/^0\d/.test(whole)) return { value: Number(`0.${whole.slice(1)}`), decimals: whole.length - 1 };
  return { value: Number(whole), decimals: 0 };
}

function otherValuesOf(value: number, decimals: number): readonly number[] {
  const others = decimals === 0 && value >= 10 ? [value / 10] : [];
  return decimals === 0 && value >= 100 ? [...others, value / 100] : others;
}

/** Digits that may have been printed before the point in ",6 g". */
const lostWholes: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const withLostWhole = (fraction: number, printed: string) =>
  lostWholes.map((whole) => Number((whole + fraction / 10 ** printed.length).toFixed(printed.length)));

/** Below this certainty, a first digit may be the edge of the character before the figure. */
const strayCertainty = 0.65;

/** The figure without a first digit that may be the edge of a letter: 160 of "5160". */
function withoutStrayDigit(printed: string, certainty: number): readonly number[] {
  if (certainty >= strayCertainty || !/^\d\d/.test(printed)) return [];
  const rest = parsePrinted(printed.slice(1));
  return rest === undefined ? [] : [rest.value];
}

/** Wide gaps inside a line separate columns: the reader drops them ("270 280" becomes "270280"). */
const columnGap = 2.1;

interface Piece {
  readonly text: string;
  /** Place in the line of each UTF-16 unit. */
  readonly places: readonly number[];
  /** Places of letters that were replaced by similar digits. */
  readonly guessed: ReadonlySet<number>;
}

function pieceOf(line: PlacedLine, { from, to }: Span): Piece {
  const characters = line.characters.slice(from, to);
  const pitches = line.characters
    .slice(1)
    .map((each, at) => each.across - (line.characters[at]?.across ?? 0));
  const usual = median(pitches) ?? 0;
  const places: number[] = [];
  let text = "";
  characters.forEach((character, at) => {
    const pitch = pitches[from + at - 1] ?? 0;
    const isGap = at > 0 && pitches.length > 3 && pitch > columnGap * usual;
    const added = isGap ? `\n${character.text}` : character.text;
    text += added;
    for (let unit = 0; unit < added.length; unit++) places.push(from + at);
  });
  const read = withDigits(text);
  const guessed = places.filter((_, at) => isGuessed(text[at], read[at]));
  return { text: read, places, guessed: new Set(guessed) };
}

function figureAt(
  { text, places }: Piece,
  at: number,
  printed: string,
): (FigureInLine & { end: number }) | undefined {
  const number = parsePrinted(printed);
  // A wide gap separates columns, but no column begins with a unit.
  const after = text.slice(at + printed.length).replace(/^ +|^\s+(?=k\s?(?:j|cal)|m?g(?![a-z]))/i, "");
  const skipped = text.length - at - printed.length - after.length;
  const unit = unitPatterns.find(([pattern]) => pattern.test(after));
  if (number === undefined || (unit === undefined && (otherUnit.test(after) || !/\d/.test(printed))))
    return undefined;
  if (unit?.[1] === "g" && otherUnit.test(after)) return undefined;
  const end = at + printed.length + (unit ? skipped + (unit[0].exec(after)?.[0].length ?? 0) : 0);
  const { value, decimals } = number;
  const lacksUnit =
    unit === undefined && /\d[9a-z]?$/.test(printed) && printed.endsWith("9") && printed.length > 1;
  return {
    value,
    unit: unit?.[1] ?? "none",
    isBelow: belowPattern.test(text.slice(0, at)),
    precision: 0.5 * 10 ** -decimals,
    certainty: 1,
    otherValues: otherValuesOf(value, decimals),
    withoutLastDigit: lacksUnit ? (parsePrinted(printed.slice(0, -1))?.value ?? null) : null,
    from: places[at] ?? 0,
    to: (places[Math.max(at, end - 1)] ?? 0) + 1,
    end,
  };
}

/** The figures in one part of a line, in order. */
export function findFigures(line: PlacedLine, span: Span): readonly FigureInLine[] {
  const piece = pieceOf(line, span);
  const figures: FigureInLine[] = [];
  let done = 0;
  for (const match of piece.text.matchAll(numberPattern)) {
    if (match.index < done) continue;
    const before = piece.text[match.index - 1] ?? "";
    if (/[A-Za-z]/.test(before) && match[0].startsWith("o")) continue;
    const figure = figureAt(piece, match.index, match[0]);
    if (figure === undefined) continue;
    const { end, ...rest } = figure;
    done = end;
    const ink = line.characters.slice(rest.from, rest.to).filter(({ text }) => text.trim() !== "");
    const isCut = /(?:^|\s)[.,]\s?$/.test(piece.text.slice(0, match.index));
    const hasGuess = [...piece.guessed].some((place) => place >= rest.from && place < rest.to);
    const certainty = isCut || hasGuess ? 0 : Math.min(1, ...ink.map(({ certainty }) => certainty));
    const stray = withoutStrayDigit(match[0], ink[0]?.certainty ?? 1);
    const otherValues = isCut ? withLostWhole(rest.value, match[0]) : [...rest.otherValues, ...stray];
    figures.push({ ...rest, certainty, otherValues });
  }
  const traces = tracesPattern.exec(piece.text);
  if (traces === null || figures.length > 0) return figures;
  const from = piece.places[traces.index] ?? span.from;
  const to = (piece.places[traces.index + traces[0].length - 1] ?? span.from) + 1;
  return [
    {
      value: traceGrams,
      unit: "g",
      isBelow: true,
      precision: 0,
      certainty: 1,
      otherValues: [],
      withoutLastDigit: null,
      from,
      to,
    },
  ];
}
