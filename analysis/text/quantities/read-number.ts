import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import { readCardinal } from "./read-cardinal.ts";
import { readPhrase } from "./read-phrase.ts";

export interface ReadNumber {
  readonly value: number;
  /** The first token after it. */
  readonly next: number;
  /** Half the width of a range, as a share of its middle: 0.2 for "2 or 3". */
  readonly spread?: number;
}

function readFractionWithStroke(tokens: readonly Token[], at: number, above: number): ReadNumber | undefined {
  const below = tokens[at + 1];
  const isStroke = textAt(tokens, at) === "/" || textAt(tokens, at) === "⁄";
  if (!isStroke || below?.kind !== "number" || !below.value) return undefined;
  return { value: above / below.value, next: at + 2 };
}

/** "1/2", "1 1/2", "1½", "1-1/2". */
function readDigitNumber(tokens: readonly Token[], at: number): ReadNumber | undefined {
  const first = tokens[at];
  if (first?.kind !== "number" || first.value === undefined) return undefined;
  const fraction = readFractionWithStroke(tokens, at + 1, first.value);
  if (fraction !== undefined) return fraction;
  const rest = textAt(tokens, at + 1) === "-" && textAt(tokens, at + 3) === "/" ? at + 2 : at + 1;
  const second = tokens[rest];
  if (second?.kind !== "number" || second.value === undefined || !Number.isInteger(first.value)) {
    return { value: first.value, next: at + 1 };
  }
  if (second.value < 1) return { value: first.value + second.value, next: rest + 1 };
  const added = readFractionWithStroke(tokens, rest + 1, second.value);
  if (added !== undefined && added.value < 1) return { value: first.value + added.value, next: added.next };
  return { value: first.value, next: at + 1 };
}

function skipOfAndArticle(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  let next = at;
  while (grammar.ofWords.has(textAt(tokens, next)) || (next > at && textAt(tokens, next) === "'")) next++;
  if (grammar.articles.has(textAt(tokens, next)) || grammar.definiteWords.has(textAt(tokens, next))) next++;
  return next;
}

function readFractionWord(tokens: readonly Token[], at: number, grammar: LanguageGrammar) {
  return readPhrase(tokens, at, { phrases: grammar.fractions, stem: grammar.stem });
}

/** "half", "half a", "a half", "three quarters of a", "half a dozen", "demi-douzaine". */
function readFraction(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const read = readFractionWord(tokens, at, grammar);
  if (read === undefined) return undefined;
  // "half and half" and "quarter pounder" are foods.
  const following = textAt(tokens, read.next);
  if (grammar.andWords.has(following) || following === "pounder") return undefined;
  const hyphen = following === "-" && tokens[read.next]?.isJoined === true ? 1 : 0;
  const after = skipOfAndArticle(tokens, read.next + hyphen, grammar);
  const again = readFractionWord(tokens, after, grammar);
  if (again !== undefined && again.meaning > 1) {
    return { value: read.meaning * again.meaning, next: again.next };
  }
  return { value: read.meaning, next: after };
}

/** "three quarters of a", "two dozen", "3 cuartos de". */
function multiplyByFraction(
  tokens: readonly Token[],
  read: ReadNumber,
  grammar: LanguageGrammar,
): ReadNumber {
  const hyphen = textAt(tokens, read.next) === "-" ? 1 : 0;
  const fraction = readFractionWord(tokens, read.next + hyphen, grammar);
  if (fraction === undefined || !Number.isInteger(read.value)) return read;
  const isGroup = fraction.meaning > 1;
  return {
    value: read.value * fraction.meaning,
    next: isGroup ? fraction.next : skipOfAndArticle(tokens, fraction.next, grammar),
  };
}

function readWordNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const cardinal = readCardinal(tokens, at, grammar);
  return cardinal === undefined ? undefined : multiplyByFraction(tokens, cardinal, grammar);
}

/** "2 mil" and "3 hundred" are as good as in words. */
function readDigits(tokens: readonly Token[], at: number, grammar: LanguageGrammar): ReadNumber | undefined {
  const read = readDigitNumber(tokens, at);
  if (read === undefined) return undefined;
  const times = grammar.numbers.get(textAt(tokens, read.next));
  if (times === 1000 || (times === 100 && grammar.language === "en"))
    return { value: read.value * times, next: read.next + 1 };
  return multiplyByFraction(tokens, read, grammar);
}

function readSingleNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  return (
    readDigits(tokens, at, grammar) ??
    readFraction(tokens, at, grammar) ??
    readWordNumber(tokens, at, grammar)
  );
}

/** "one and a half", "2 y medio", "a slice and a half", "une tasse et demie". */
export function addHalfIfSaid(
  tokens: readonly Token[],
  read: ReadNumber,
  grammar: LanguageGrammar,
): ReadNumber {
  if (!grammar.andWords.has(textAt(tokens, read.next))) return read;
  const at = grammar.articles.has(textAt(tokens, read.next + 1)) ? read.next + 2 : read.next + 1;
  const fraction = readFractionWord(tokens, at, grammar);
  if (fraction === undefined || fraction.meaning >= 1) return read;
  return { ...read, value: read.value + fraction.meaning, next: fraction.next };
}

function middleOfRange(low: number, { value: high, next }: ReadNumber): ReadNumber {
  const middle = (low + high) / 2;
  return { value: middle, next, spread: (high - low) / 2 / middle };
}

/** "2-3", "two or three", "100 à 150", "between 2 and 3": the middle. */
export function extendToRange(
  tokens: readonly Token[],
  read: ReadNumber,
  grammar: LanguageGrammar,
): ReadNumber {
  return extendBy(grammar.rangeWords, { tokens, read, grammar });
}

interface LowerEnd {
  readonly tokens: readonly Token[];
  readonly read: ReadNumber;
  readonly grammar: LanguageGrammar;
}

function extendBy(joins: ReadonlySet<string>, { tokens, read, grammar }: LowerEnd): ReadNumber {
  if (!joins.has(textAt(tokens, read.next))) return read;
  const upper = readSingleNumber(tokens, read.next + 1, grammar);
  if (upper === undefined) return read;
  const whole = addHalfIfSaid(tokens, upper, grammar);
  return whole.value > read.value ? middleOfRange(read.value, whole) : read;
}

/** "unos 60 gramos", "environ 200 g": about, not some; and "x 4". */
function skipWordsForAbout(tokens: readonly Token[], at: number, grammar: LanguageGrammar): number {
  const isTimes = textAt(tokens, at) === "x" || textAt(tokens, at) === "×";
  if (!isTimes && !grammar.aboutWords.has(textAt(tokens, at))) return at;
  return readSingleNumber(tokens, at + 1, grammar) === undefined ? at : at + 1;
}

/** "between 2 and 3", "entre 2 y 3". */
function readBetweenRange(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  if (!grammar.betweenWords.has(textAt(tokens, at))) return undefined;
  const low = readSingleNumber(tokens, at + 1, grammar);
  if (low === undefined) return undefined;
  const range = extendBy(grammar.andWords, { tokens, read: low, grammar });
  return range === low ? undefined : range;
}

/** After an article, only what takes one: "a half", "un par", "a hundred", "une centaine". */
function readNumberAfterArticle(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const fraction = readFraction(tokens, at, grammar);
  if (fraction !== undefined) {
    // "a couple hundred grams"
    const times = grammar.numbers.get(textAt(tokens, fraction.next)) ?? 1;
    return times >= 100 ? { value: fraction.value * times, next: fraction.next + 1 } : fraction;
  }
  const first = grammar.numbers.get(textAt(tokens, at)) ?? 0;
  return first >= 100 ? readWordNumber(tokens, at, grammar) : undefined;
}

/** A number that begins at this token, or undefined. Articles alone are no numbers. */
export function readNumber(
  tokens: readonly Token[],
  at: number,
  grammar: LanguageGrammar,
): ReadNumber | undefined {
  const start = skipWordsForAbout(tokens, at, grammar);
  const between = readBetweenRange(tokens, start, grammar);
  if (between !== undefined) return between;
  const read = grammar.articles.has(textAt(tokens, start))
    ? readNumberAfterArticle(tokens, start + 1, grammar)
    : readSingleNumber(tokens, start, grammar);
  return read === undefined
    ? undefined
    : extendToRange(tokens, addHalfIfSaid(tokens, read, grammar), grammar);
}
