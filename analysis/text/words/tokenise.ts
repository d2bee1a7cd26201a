/** Cuts text into words, numbers and marks, each with its place. */
import type { Language } from "#domain/people/language.ts";
import { foldAccents } from "./fold.ts";

/** A share of what was named before or is in that, or else of another food, or else of nothing. */
export type ShareOfNamed = "anywhere" | "before";

export interface Token {
  /** Lower case, without accents; of a number, its digits. */
  readonly text: string;
  /** Typed with a mark of multiplication: "x2" multiplies what stands before it. */
  readonly isTimes?: true;
  readonly kind: "word" | "number" | "mark";
  /** Of a number. */
  readonly value?: number;
  /** Place in the text as it was typed. */
  readonly start: number;
  readonly end: number;
  /** Without a blank before it. */
  readonly isJoined: boolean;
  /** Typed with a capital, and the rest in small letters. */
  readonly isCapital?: true;
  /** A capital word that nobody knows, or a person's or a town's: "at Davo's". */
  readonly isName?: true;
  /** Another food is meant than the letters typed here say. */
  readonly isReread?: true;
  /** The share of a food that was told in other words. */
  readonly isShare?: true;
  /** A share of the food behind it, which may have been named before, "didn't finish the fries", or is in what was: "left half the fries". */
  readonly isShareOfNamed?: ShareOfNamed;
}

/** Of the token at a place; "" before the first and behind the last. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

/** "85/15 ground beef": percent of lean meat and of fat, up to the fattest that is sold. "50/50" is a bread. */
const fatMax = 30;
const pairsOfLeanAndFat = Array.from({ length: fatMax }, (_, at) => `${99 - at}/${at + 1}`);
const leanAndFat = new RegExp(`\\b(?:${pairsOfLeanAndFat.join("|")})\\b(?!/)`, "u");

// Linear: the alternatives begin with different characters and hold no nested repetition.
const tokenPattern =
  /\d+(?:st|nd|rd|th)\b|x(?=\d+(?:[.,]\d+)?[a-z])|(?<![\p{L}\d.])\.\d+|\d+(?:[.,]\d+)*(?:\s?%)?|[¼-¾⅐-⅞]|\p{L}[\p{L}\p{M}\p{Nd}]*(?:&\p{L}+)?|\n|[^\s\p{C}]/gu;

/** A blank groups thousands too: "1 000 g". Only before a small unit, as "2 200 g steaks" are two. */
const spacedThousands = /(?<![\d.,])[1-9](?: \d{3})(?=\s?(?:g|gr|grammes?|gramos?|ml)\b)/u;
const thinThousands = /\d{1,3}(?:[\u00a0\u202f]\d{3})+/u;

function patternOf(first: readonly RegExp[]): RegExp {
  return new RegExp([...first, tokenPattern].map(({ source }) => source).join("|"), "gu");
}

const patterns: Readonly<Record<Language, RegExp>> = {
  en: patternOf([thinThousands, leanAndFat]),
  es: patternOf([thinThousands, spacedThousands, leanAndFat]),
  fr: patternOf([thinThousands, spacedThousands, leanAndFat]),
};

/** "1,500 g" in Spanish; in English a point is a decimal mark in earnest: 1.125 g. */
const roundThousands: Readonly<Record<Language, RegExp>> = {
  en: /^[1-9]\.\d00$/,
  es: /^[1-9][.,]\d\d0$/,
  fr: /^[1-9][.,]\d\d0$/,
};
const longestUnit = 10;
const smallUnit = /^\s?(?:g|gr|grs|grams?|gramos?|grammes?|ml|kcal)\b/iu;

/**
 * Thousands are grouped by a comma in English, by a point elsewhere; there the other is the decimal mark. Nobody weighs
 * thousandths of a gram, so before a small unit either mark groups round thousands.
 */
export function readDigits(digits: string, language: Language, following = ""): number {
  const grouping = language === "en" ? /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ : /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
  if (grouping.test(digits)) {
    const mark = language === "en" ? "," : ".";
    return Number(digits.replaceAll(mark, "").replace(",", "."));
  }
  const isSpaced = /\s/.test(digits);
  const isSmall = roundThousands[language].test(digits) && smallUnit.test(following);
  if (isSpaced || isSmall) return Number(digits.replaceAll(/[\s.,]/g, ""));
  const [whole, ...rest] = digits.split(/[.,]/);
  return Number(`${whole}.${rest.join("")}`);
}

/** ½ folds to 1⁄2. */
function readVulgarFraction(raw: string): number | undefined {
  if (!/^[¼-¾⅐-⅞]$/.test(raw)) return undefined;
  const [above, below] = raw.normalize("NFKD").split("⁄");
  return Number(above) / Number(below);
}

interface Surroundings {
  readonly isJoined: boolean;
  readonly language: Language;
  readonly following: string;
}

function tokenOf(raw: string, start: number, { isJoined, language, following }: Surroundings): Token {
  const place = { start, end: start + raw.length, isJoined };
  // ".5 oz"
  if (/^\.\d/.test(raw)) return { text: raw, kind: "number", value: Number(`0${raw}`), ...place };
  if (/^\d/.test(raw)) {
    const [, fat] = raw.split("/");
    if (fat !== undefined) return { text: `${fat}%`, kind: "word", ...place };
    // "2nd" is no amount.
    if (/[a-z]$/.test(raw)) return { text: raw, kind: "word", ...place };
    // "2%" and "100%" describe a food, they count nothing.
    if (raw.endsWith("%")) return { text: raw.replace(/\s/, ""), kind: "word", ...place };
    return { text: raw, kind: "number", value: readDigits(raw, language, following), ...place };
  }
  // "x2": twice.
  if (/^x\d+$/i.test(raw))
    return { text: raw.slice(1), kind: "number", value: Number(raw.slice(1)), isTimes: true, ...place };
  const fraction = readVulgarFraction(raw);
  if (fraction !== undefined) return { text: raw, kind: "number", value: fraction, ...place };
  const text = foldAccents(raw);
  const isCapital = /^\p{Lu}\p{Ll}/u.test(raw) ? ({ isCapital: true } as const) : {};
  return { text, kind: /^\p{L}/u.test(raw) ? "word" : "mark", ...place, ...isCapital };
}

export function tokenise(text: string, language: Language): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(patterns[language])) {
    const isJoined = tokens.at(-1)?.end === match.index;
    const end = match.index + match[0].length;
    const following = text.slice(end, end + longestUnit);
    tokens.push(tokenOf(match[0], match.index, { isJoined, language, following }));
  }
  return tokens;
}
