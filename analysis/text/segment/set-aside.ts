import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type TimeWords, timeWords } from "../languages/time-words.ts";
import { readCardinal } from "../quantities/read-cardinal.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Token, textAt, tokenise } from "../words/tokenise.ts";
import { skipNumberThatCountsNothing } from "./numbers-that-count-nothing.ts";

interface Place {
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
  readonly words: TimeWords;
}

function integerAt({ tokens }: Place, at: number, max: number): boolean {
  const { kind, value } = tokens[at] ?? {};
  return kind === "number" && value !== undefined && Number.isInteger(value) && value <= max;
}

/** After ":" or "h": "8:30", "8h30". */
function skipMinutes(place: Place, at: number): number {
  const isMark = textAt(place.tokens, at) === ":" && place.tokens[at]?.isJoined === true;
  if (isMark && /^[0-5]\d$/.test(textAt(place.tokens, at + 1))) return at + 2;
  return /^h[0-5]\d$/.test(textAt(place.tokens, at)) ? at + 1 : at;
}

/** "am", "p.m.", "o'clock", "h". */
function skipHourUnit(place: Place, at: number): number {
  const text = textAt(place.tokens, at);
  if (
    (text === "a" || text === "p") &&
    textAt(place.tokens, at + 1) === "." &&
    textAt(place.tokens, at + 2) === "m"
  )
    return textAt(place.tokens, at + 3) === "." ? at + 4 : at + 3;
  if (text === "o" && textAt(place.tokens, at + 2) === "clock") return at + 3;
  return place.words.afterHour.has(text) ? at + 1 : at;
}

const halves = wordSet("half-hour");
const aroundHalves = wordSet("around-half-hour");

/** "y media", "et quart", "menos cuarto". */
function skipHalf({ tokens, grammar }: Place, at: number): number {
  if (!aroundHalves.has(textAt(tokens, at))) return at;
  const isLe = tokens[at + 1]?.text === "le";
  const half = at + (isLe ? 2 : 1);
  const isHalf = halves.has(textAt(tokens, half));
  const following = tokens[half + 1];
  // "a las 8 y media tostada": the half is of the toast.
  const ends =
    following === undefined || following.kind === "mark" || grammar.connectives.has(following.text);
  return isHalf && ends ? half + 1 : at;
}

/** The hour itself, in digits or words, with what belongs to it. */
function skipHourOfDay(
  place: Place,
  at: number,
): { readonly next: number; readonly isSure: boolean } | undefined {
  const { tokens, grammar } = place;
  const isHalfFirst = halves.has(textAt(place.tokens, at)) && aroundHalves.has(textAt(place.tokens, at + 1));
  const start = isHalfFirst ? at + 2 : at;
  const isOne = place.words.hoursNeedNoUnit && ["una", "1"].includes(textAt(place.tokens, start));
  const spoken = readCardinal(tokens, start, grammar);
  const isSpoken = spoken !== undefined && spoken.value <= 12;
  const isDigits = tokens[start]?.kind === "number" && (tokens[start]?.value ?? 99) < 25;
  if (!isOne && !isSpoken && !isDigits) return undefined;
  const hourEnd = isDigits || isOne ? start + 1 : (spoken?.next ?? start + 1);
  const minutesEnd = skipMinutes(place, hourEnd);
  const unitEnd = skipHourUnit(place, minutesEnd);
  const next = skipHalf(place, unitEnd);
  return { next, isSure: isHalfFirst || next > hourEnd };
}

/** "at 8", where something that is no food follows. */
function endsClause({ tokens, grammar }: Place, at: number): boolean {
  const following = tokens[at];
  if (following === undefined || following.kind === "mark") return true;
  return grammar.emptyWords.has(following.text) || grammar.connectives.has(following.text);
}

function readHour(place: Place, at: number): number | undefined {
  const { words, tokens } = place;
  const isAfterMark = tokens[at - 1]?.kind === "mark" || at === 0;
  if (!words.beforeHour.has(textAt(place.tokens, at))) {
    const isDigits = tokens[at]?.kind === "number";
    const hour = isDigits ? skipHourOfDay(place, at) : undefined;
    return hour?.isSure === true && textAt(place.tokens, hour.next - 1) !== "media" ? hour.next : undefined;
  }
  const article = words.hourArticles.has(textAt(place.tokens, at + 1)) ? at + 2 : at + 1;
  if (words.hourArticles.size > 0 && article === at + 1) return undefined;
  const apostrophe = textAt(place.tokens, article) === "'" ? article + 2 : article;
  const hour = skipHourOfDay(place, apostrophe);
  if (hour === undefined) return undefined;
  if (hour.isSure || words.hoursNeedNoUnit) return hour.next;
  const isAbout = textAt(place.tokens, at) === "around" || textAt(place.tokens, at) === "about";
  const isEnglish = place.grammar.language === "en";
  return isEnglish && endsClause(place, hour.next) && !(isAbout && isAfterMark) ? hour.next : undefined;
}

/** "20 minutes", "2 horas". */
function readDuration(place: Place, at: number): number | undefined {
  const { tokens, words, grammar } = place;
  const number = tokens[at]?.kind === "number" ? at + 1 : readCardinal(tokens, at, grammar)?.next;
  if (number === undefined) return undefined;
  const unit = textAt(place.tokens, number) === "-" ? number + 1 : number;
  return words.units.has(textAt(place.tokens, unit)) ? unit + 1 : undefined;
}

/** "12/03/2024", "12 de marzo", "March 12th", "el lunes 3". */
function readDate(place: Place, at: number): number | undefined {
  const { tokens, words } = place;
  const start = words.beforeDate.has(textAt(place.tokens, at)) ? at + 1 : at;
  const isStroke =
    textAt(place.tokens, start + 1) === "/" && integerAt(place, start, 31) && integerAt(place, start + 2, 31);
  if (isStroke && textAt(place.tokens, start + 3) === "/" && tokens[start + 4]?.kind === "number")
    return start + 5;
  if (
    isStroke &&
    (start > at || /^0/.test(textAt(place.tokens, start)) || /^0/.test(textAt(place.tokens, start + 2)))
  )
    return start + 3;
  if (integerAt(place, start, 31)) {
    const month = textAt(place.tokens, start + 1) === "de" ? start + 2 : start + 1;
    return words.months.has(textAt(place.tokens, month)) ? month + 1 : undefined;
  }
  const isNamed = words.months.has(textAt(place.tokens, start)) && place.grammar.language === "en";
  if (
    isNamed &&
    (integerAt(place, start + 1, 31) || /^\d+(?:st|nd|rd|th)$/.test(textAt(place.tokens, start + 1)))
  )
    return start + 2;
  return undefined;
}

/** "3 €", "$5", "5 euros". */
function readPrice({ tokens, words }: Place, at: number): number | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === "mark" && words.currencies.has(first.text) && second?.kind === "number") return at + 2;
  return first?.kind === "number" && words.currencies.has(second?.text ?? "") ? at + 2 : undefined;
}

type PhrasesByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;
const phraseTokens = new Map<TimeWords, PhrasesByFirst>();

/** By first word, the longest first. */
function timePhrasesByFirstWord(words: TimeWords, { language }: LanguageGrammar): PhrasesByFirst {
  const known = phraseTokens.get(words);
  if (known !== undefined) return known;
  const phrases = words.phrases
    .map((phrase) => tokenise(phrase, language).map(({ text }) => text))
    .sort((a, b) => b.length - a.length);
  const made = Map.groupBy(phrases, ([first = ""]) => first);
  phraseTokens.set(words, made);
  return made;
}

function readTimePhrase(place: Place, at: number): number | undefined {
  const { words, grammar, tokens } = place;
  if (words.weekdays.has(textAt(place.tokens, at))) return at + 1;
  for (const phrase of timePhrasesByFirstWord(words, grammar).get(textAt(place.tokens, at)) ?? []) {
    let next = at;
    const isHere = phrase.every((text) => {
      while (next > at && text !== "-" && tokens[next]?.text === "-") next++;
      return tokens[next++]?.text === text;
    });
    if (isHere) return next;
  }
  return undefined;
}

function skipWhatIsNoFood(place: Place, at: number): number | undefined {
  return (
    readHour(place, at) ??
    readDate(place, at) ??
    readDuration(place, at) ??
    readPrice(place, at) ??
    readTimePhrase(place, at) ??
    skipNumberThatCountsNothing(place, at)
  );
}

/** "jamón 36 meses 50 g": the amount still belongs to what stands before. */
function standsInsideFood({ tokens }: Place, at: number, next: number): boolean {
  return tokens[at - 1]?.kind === "word" && tokens[next]?.kind === "number";
}

/** The tokens with a full stop in the place of each clock time, date, duration, age, distance and price. */
export function withoutTimes(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  beginsTerm: (at: number) => boolean,
): readonly Token[] {
  const place = { tokens, grammar, words: timeWords[grammar.language] };
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const next = token === undefined || beginsTerm(at) ? undefined : skipWhatIsNoFood(place, at);
    if (token === undefined) break;
    if (next === undefined) kept.push(token);
    else if (!standsInsideFood(place, at, next))
      kept.push({ text: ".", kind: "mark", start: token.start, end: token.start, isJoined: false });
    at = next ?? at + 1;
  }
  return kept;
}
