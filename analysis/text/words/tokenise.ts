/** analysis/text: from a sentence to foods. This file cuts text into words, numbers and marks, each with its place. */
import type { Language } from "#domain/people/language.ts";
import { foldAccents } from "./fold.ts";

export interface Token {
  /** Lower case, without accents; of a number, its digits. */
  readonly text: string;
  readonly kind: "word" | "number" | "mark";
  /** Of a number. */
  readonly value?: number;
  /** Place in the text as it was typed. */
  readonly start: number;
  readonly end: number;
  /** No blank stands before it. */
  readonly isJoined: boolean;
}

// Linear: the alternatives begin with different characters and hold no nested repetition.
const tokenPattern =
  /\d+(?:st|nd|rd|th)\b|(?<![\p{L}\d.])\.\d+|\d+(?:[.,]\d+)*(?:\s?%)?|[¼-¾⅐-⅞]|\p{L}[\p{L}\p{M}\p{Nd}]*(?:&\p{L}+)?|[^\s\p{C}]/gu;

/** Thousands are grouped by a comma in English, by a point elsewhere; there the other is the decimal mark. */
export function readDigits(digits: string, language: Language): number {
  const grouping = language === "en" ? /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/ : /^\d(?:\.\d{3})(?:,\d+)?$/;
  if (grouping.test(digits)) {
    const mark = language === "en" ? "," : ".";
    return Number(digits.replaceAll(mark, "").replace(",", "."));
  }
  const [whole, ...rest] = digits.split(/[.,]/);
  return Number(`${whole}.${rest.join("")}`);
}

/** ½ folds to 1⁄2. */
function readVulgarFraction(raw: string): number | undefined {
  if (!/^[¼-¾⅐-⅞]$/.test(raw)) return undefined;
  const [above, below] = raw.normalize("NFKD").split("⁄");
  return Number(above) / Number(below);
}

function tokenOf(raw: string, start: number, isJoined: boolean, language: Language): Token {
  const place = { start, end: start + raw.length, isJoined };
  // ".5 oz"
  if (/^\.\d/.test(raw)) return { text: raw, kind: "number", value: Number(`0${raw}`), ...place };
  if (/^\d/.test(raw)) {
    // "2nd" is no amount.
    if (/[a-z]$/.test(raw)) return { text: raw, kind: "word", ...place };
    // "2%" and "100%" describe a food, they count nothing.
    if (raw.endsWith("%")) return { text: raw.replace(/\s/, ""), kind: "word", ...place };
    return { text: raw, kind: "number", value: readDigits(raw, language), ...place };
  }
  // "x2": twice.
  if (/^x\d+$/i.test(raw))
    return { text: raw.slice(1), kind: "number", value: Number(raw.slice(1)), ...place };
  const fraction = readVulgarFraction(raw);
  if (fraction !== undefined) return { text: raw, kind: "number", value: fraction, ...place };
  const text = foldAccents(raw);
  return { text, kind: /^\p{L}/u.test(raw) ? "word" : "mark", ...place };
}

export function tokenise(text: string, language: Language): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const isJoined = tokens.at(-1)?.end === match.index;
    tokens.push(tokenOf(match[0], match.index, isJoined, language));
  }
  return tokens;
}
