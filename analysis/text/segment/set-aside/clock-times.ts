import { timeWords } from "../../languages/time-words.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { readNumber } from "../../quantities/read-number.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import type { TokenisedText } from "../sentence.ts";

/** After ":" or "h": "8:30", "8h30". */
function skipMinutes({ tokens }: TokenisedText, at: number): number {
  const isMark = textAt(tokens, at) === ":" && tokens[at]?.isJoined === true;
  if (isMark && /^[0-5]\d$/.test(textAt(tokens, at + 1))) return at + 2;
  return /^h[0-5]\d$/.test(textAt(tokens, at)) ? at + 1 : at;
}

/** "am", "p.m.", "o'clock", "h". */
function skipHourUnit({ tokens, grammar }: TokenisedText, at: number): number {
  const unit = textAt(tokens, at);
  if ((unit === "a" || unit === "p") && textAt(tokens, at + 1) === "." && textAt(tokens, at + 2) === "m")
    return textAt(tokens, at + 3) === "." ? at + 4 : at + 3;
  if (unit === "o" && textAt(tokens, at + 2) === "clock") return at + 3;
  return timeWords[grammar.language].afterHour.has(unit) ? at + 1 : at;
}

const halves = wordSet("half-hour");
const aroundHalves = wordSet("around-half-hour");

/** "y media", "et quart", "menos cuarto". */
function skipHalf({ tokens, grammar }: TokenisedText, at: number): number {
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

const hourOfDayMax = 24;

/** "half past ten" */
function isHalfBeforeHour({ tokens }: TokenisedText, at: number): boolean {
  return halves.has(textAt(tokens, at)) && aroundHalves.has(textAt(tokens, at + 1));
}

/** The hour itself, in digits or words, with what belongs to it. */
function skipHourOfDay(
  text: TokenisedText,
  at: number,
): { readonly next: number; readonly isSure: boolean } | undefined {
  const { tokens, grammar } = text;
  const isHalfFirst = isHalfBeforeHour(text, at);
  const start = isHalfFirst ? at + 2 : at;
  const { hoursNeedNoUnit } = timeWords[grammar.language];
  const isOne = hoursNeedNoUnit && ["una", "1"].includes(textAt(tokens, start));
  const { kind, value = Number.POSITIVE_INFINITY } = tokens[start] ?? {};
  const isDigits = kind === "number" && value < hourOfDayMax + 1;
  if (!isOne && !isDigits) return undefined;
  const hourEnd = start + 1;
  const minutesEnd = skipMinutes(text, hourEnd);
  const unitEnd = skipHourUnit(text, minutesEnd);
  const next = skipHalf(text, unitEnd);
  return { next, isSure: isHalfFirst || next > hourEnd };
}

/** "at 8", where something that is no food follows, or another amount: "around 11 a latte". */
function endsClause({ tokens, grammar }: TokenisedText, at: number): boolean {
  const following = tokens[at];
  if (following === undefined || following.kind === "mark" || following.kind === "number") return true;
  const { text } = following;
  return grammar.emptyWords.has(text) || grammar.connectives.has(text) || grammar.articles.has(text);
}

/** "about one and a half cups" */
function isMeasuredFrom({ tokens, grammar }: TokenisedText, at: number): boolean {
  const number = readNumber(tokens, at, grammar);
  return number !== undefined && readMeasureAt(tokens, number.next, grammar) !== undefined;
}

/** "about 11 crackers" begins with a number of them, and "rice about 1 1/2 cups" is measured; "around 11 a latte" cannot. */
function countsThings(text: TokenisedText, at: number, hourEnd: number): boolean {
  const { tokens, grammar } = text;
  if (textAt(tokens, at) !== "around" && textAt(tokens, at) !== "about") return false;
  const isAfterMark = tokens[at - 1]?.kind === "mark" || at === 0;
  const isThings = isAfterMark && !grammar.articles.has(textAt(tokens, hourEnd));
  return isThings || isMeasuredFrom(text, at);
}

/** Where a clock time that begins at this token ends. */
export function skipClockTime(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const { beforeHour, hourArticles, hoursNeedNoUnit } = timeWords[grammar.language];
  if (!beforeHour.has(textAt(tokens, at))) {
    const isHour = tokens[at]?.kind === "number" || isHalfBeforeHour(text, at);
    const hour = isHour ? skipHourOfDay(text, at) : undefined;
    return hour?.isSure === true && textAt(tokens, hour.next - 1) !== "media" ? hour.next : undefined;
  }
  const article = hourArticles.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (hourArticles.size > 0 && article === at + 1) return undefined;
  const apostrophe = textAt(tokens, article) === "'" ? article + 2 : article;
  const hour = skipHourOfDay(text, apostrophe);
  if (hour === undefined) return undefined;
  if (hour.isSure || hoursNeedNoUnit) return hour.next;
  if (!endsClause(text, hour.next)) return undefined;
  return countsThings(text, at, hour.next) ? undefined : hour.next;
}
