/** Sets aside what tells when, where, how long or for how much money a meal was. */
import type { SetAsideReason } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { timeWords } from "../../languages/time-words.ts";
import { readPhrase } from "../../quantities/read-phrase.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Token, textAt, tokenise } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type TokenisedText } from "../sentence.ts";
import { skipClockTime } from "./clock-times.ts";
import { skipNumberThatCountsNothing, skipPossessive } from "./numbers-that-count-nothing.ts";

/** "20 minutes", "2 horas". */
function skipDuration({ tokens, grammar }: TokenisedText, at: number): number | undefined {
  if (tokens[at]?.kind !== "number") return undefined;
  const unit = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  return timeWords[grammar.language].units.has(textAt(tokens, unit)) ? unit + 1 : undefined;
}

const daysOfMonthMax = 31;

function isDayOrMonth({ tokens }: TokenisedText, at: number): boolean {
  const { kind, value } = tokens[at] ?? {};
  return kind === "number" && value !== undefined && Number.isInteger(value) && value <= daysOfMonthMax;
}

/** "12/03/2024", "le 12/3"; "1/2" alone is a half. */
function skipNumericDate(text: TokenisedText, start: number, isLedIn: boolean): number | undefined {
  const { tokens } = text;
  const isStroke =
    textAt(tokens, start + 1) === "/" && isDayOrMonth(text, start) && isDayOrMonth(text, start + 2);
  if (!isStroke) return undefined;
  if (textAt(tokens, start + 3) === "/" && tokens[start + 4]?.kind === "number") return start + 5;
  const hasZero = /^0/.test(textAt(tokens, start)) || /^0/.test(textAt(tokens, start + 2));
  return isLedIn || hasZero ? start + 3 : undefined;
}

/** "el 18 en casa", "le 18 au soir": behind an article of one, a number counts nothing. */
function isDayAlone({ tokens, grammar }: TokenisedText, at: number): boolean {
  const following = tokens[at + 1];
  if (!grammar.definiteWords.has(textAt(tokens, at - 1))) return false;
  if (following?.kind !== "word") return following?.kind !== "number";
  const { text } = following;
  return (
    grammar.emptyWords.has(text) ||
    grammar.connectives.has(text) ||
    timeWords[grammar.language].beforeHour.has(text)
  );
}

/** "12/03/2024", "12 de marzo", "March 12th", "el lunes 3". */
function skipDate(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const { beforeDate, months, dayBehindMonth } = timeWords[grammar.language];
  const start = beforeDate.has(textAt(tokens, at)) ? at + 1 : at;
  const numeric = skipNumericDate(text, start, start > at);
  if (numeric !== undefined) return numeric;
  if (isDayOrMonth(text, start)) {
    const month = textAt(tokens, start + 1) === "de" ? start + 2 : start + 1;
    if (months.has(textAt(tokens, month))) return month + 1;
    return start > at && isDayAlone(text, start) ? start + 1 : undefined;
  }
  const isMonthFirst = dayBehindMonth && months.has(textAt(tokens, start));
  const isDay = isDayOrMonth(text, start + 1) || /^\d+(?:st|nd|rd|th)$/.test(textAt(tokens, start + 1));
  return isMonthFirst && isDay ? start + 2 : undefined;
}

/** "3 €", "$5", "5 euros". */
function skipPrice(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const { currencies } = timeWords[grammar.language];
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === "mark" && currencies.has(first.text) && second?.kind === "number") return at + 2;
  return first?.kind === "number" && currencies.has(textAt(tokens, at + 1)) ? at + 2 : undefined;
}

type PhrasesByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;
const phrasesOf = new Map<Language, PhrasesByFirst>();

/** By first word, the longest first. */
function timePhrasesByFirstWord(language: Language): PhrasesByFirst {
  const known = phrasesOf.get(language);
  if (known !== undefined) return known;
  const phrases = timeWords[language].phrases
    .map((phrase) => tokenise(phrase, language).map(({ text }) => text))
    .sort((a, b) => b.length - a.length);
  const made = Map.groupBy(phrases, ([first = ""]) => first);
  phrasesOf.set(language, made);
  return made;
}

function skipTimePhrase({ tokens, grammar: { language } }: TokenisedText, at: number): number | undefined {
  if (timeWords[language].weekdays.has(textAt(tokens, at))) return at + 1;
  for (const phrase of timePhrasesByFirstWord(language).get(textAt(tokens, at)) ?? []) {
    let next = at;
    const isHere = phrase.every((word) => {
      while (next > at && word !== "-" && tokens[next]?.text === "-") next++;
      return tokens[next++]?.text === word;
    });
    if (isHere) return next;
  }
  return undefined;
}

/** "B: eggs L: soup": the first letter of a meal. */
function skipMealLetter({ tokens, grammar }: TokenisedText, at: number): number | undefined {
  const isHeading = textAt(tokens, at + 1) === ":" && tokens[at + 2] !== undefined;
  return isHeading && timeWords[grammar.language].mealLetters.has(textAt(tokens, at)) ? at + 2 : undefined;
}

/** "at Davo's", "chez Julien à Grenoble", "en lo de Tato": behind a word for where or with whom, no food. */
function skipName({ tokens, grammar }: TokenisedText, at: number): number | undefined {
  const { beforeName } = timeWords[grammar.language];
  let next = readPhrase(tokens, at, { phrases: beforeName })?.next ?? at;
  if (next === at) return undefined;
  const first = next;
  while (tokens[next]?.isName === true) next++;
  return next === first ? undefined : skipPossessive({ tokens, grammar }, next);
}

const grams: ReadonlySet<string> = wordSet("gram-of-nutrient");
const nutrients: ReadonlySet<string> = wordSet("nutrient-stated");

/** A figure right behind a food's name, "skyr 15 g de protéines". Behind a mark or "with" it may be the weight of protein powder. */
function skipNutrientFigure(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const before = tokens[at - 1];
  if (tokens[at]?.kind !== "number" || !grams.has(textAt(tokens, at + 1))) return undefined;
  const isBehindName = before?.kind === "word" && !isPartEnd(text, at - 1) && !isOfWord(text, at - 1);
  if (!isBehindName || grammar.emptyWords.has(before.text)) return undefined;
  let nutrient = at + 2;
  while (isOfWord(text, nutrient) || textAt(tokens, nutrient) === "'") nutrient++;
  const next = nutrient + 1;
  return nutrients.has(textAt(tokens, nutrient)) && isPartEnd(text, next) ? next : undefined;
}

type Skip = (text: TokenisedText, at: number) => number | undefined;

const kindsOfNoFood: readonly (readonly [SetAsideReason, Skip])[] = [
  ["time", skipClockTime],
  ["time", skipMealLetter],
  ["time", skipDate],
  ["time", skipDuration],
  ["price", skipPrice],
  ["time", skipTimePhrase],
  ["nutrients", skipNutrientFigure],
  ["number", skipNumberThatCountsNothing],
  ["name", skipName],
];

interface NoFood {
  readonly reason: SetAsideReason;
  readonly next: number;
}

function readNoFood(text: TokenisedText, at: number): NoFood | undefined {
  for (const [reason, skip] of kindsOfNoFood) {
    const next = skip(text, at);
    if (next !== undefined) return { reason, next };
  }
  return undefined;
}

/** "a $3 doughnut": the price stands between a number or an article and what it is of. */
function isPriceOfNext(text: TokenisedText, at: number, next: number): boolean {
  const { tokens, grammar } = text;
  return skipPrice(text, at) === next && grammar.articles.has(textAt(tokens, at - 1));
}

/** "jamón 36 meses 50 g": the amount still belongs to the food before it. */
function isInsideFood({ tokens }: TokenisedText, at: number, next: number): boolean {
  const following = tokens[next];
  const goesOn = following?.kind === "number" || following?.text.endsWith("%") === true;
  return tokens[at - 1]?.kind === "word" && goesOn;
}

/** "poutine à Drummondville, partagée à deux": the mark behind a name parts enough. */
function endsThere(following: Token | undefined): boolean {
  return following === undefined || following.kind === "mark";
}

/** The tokens with a full stop instead of each clock time, date, duration, age, distance, place and price. */
export function withoutTimes(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  beginsTerm: (at: number) => boolean,
): readonly Token[] {
  const text = { tokens, grammar };
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;
    const read = readNoFood(text, at);
    const skipped = read?.next;
    // Asked last: it looks the words up.
    const next = skipped === undefined || beginsTerm(at) ? undefined : skipped;
    if (next === undefined) kept.push(token);
    // "mcdonalds at 11: …" is still a heading.
    else if (
      !(read?.reason === "name" && endsThere(tokens[next])) &&
      !isPriceOfNext(text, at, next) &&
      (!isInsideFood(text, at, next) || skipClockTime(text, at) === next) &&
      textAt(tokens, next) !== ":"
    )
      kept.push({ text: ".", kind: "mark", start: token.start, end: token.start, isJoined: false });
    at = next ?? at + 1;
  }
  return kept;
}

export interface SetAsideTokens {
  readonly reason: SetAsideReason;
  readonly start: number;
  readonly end: number;
}

/** What `withoutTimes` leaves out, where a number is in it. */
export function numbersSetAside(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  beginsTerm: (at: number) => boolean,
): readonly SetAsideTokens[] {
  const found: SetAsideTokens[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const read = readNoFood({ tokens, grammar }, at);
    if (read === undefined || beginsTerm(at)) continue;
    const aside = tokens.slice(at, read.next);
    const [first, last] = [aside[0], aside.at(-1)];
    if (first && last && (read.reason === "name" || aside.some(({ kind }) => kind === "number")))
      found.push({ reason: read.reason, start: first.start, end: last.end });
    at = read.next - 1;
  }
  return found;
}
