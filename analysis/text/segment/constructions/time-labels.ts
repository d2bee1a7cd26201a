/** Labels hours, days, names and numbers that count no food, for the table of what is set aside. */
import { phrasesOfTime, wordsBeforeName } from "../../languages/time-words.ts";
import { wordsOfLanguage } from "../../languages/words-of-language.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { textAt } from "../../words/tokenise.ts";
import { isOfWord, isPartEnd, type Sentence } from "../sentence.ts";
import { type Label, one, phrase, place } from "./label.ts";

const hourMax = 24;
const daysOfMonthMax = 31;

/** After the hour: ":30", "h30". */
function endOfMinutes({ tokens }: Sentence, at: number): number | undefined {
  const isMark = textAt(tokens, at) === ":" && tokens[at]?.isJoined === true;
  if (isMark && /^[0-5]\d$/.test(textAt(tokens, at + 1))) return at + 2;
  return /^h[0-5]\d$/.test(textAt(tokens, at)) ? at + 1 : undefined;
}

/** "am", "p.m.", "o'clock", "h". */
function endOfHourUnit({ tokens, grammar }: Sentence, at: number): number | undefined {
  const [unit = "", second, third, fourth] = tokens.slice(at, at + 4).map(({ text }) => text);
  if (/^[ap]$/.test(unit) && second === "." && third === "m") return fourth === "." ? at + 4 : at + 3;
  if (unit === "o" && third === "clock") return at + 3;
  return wordsOfLanguage(grammar.language)("after-hour").has(unit) ? at + 1 : undefined;
}

/** What follows is no food, or another amount: "around 11 a latte". */
function endsClause({ tokens, grammar }: Sentence, at: number): boolean {
  const { kind, text } = tokens[at] ?? { kind: "mark", text: "" };
  return (
    (kind !== "word" && text !== "/") ||
    [grammar.emptyWords, grammar.connectives, grammar.articles].some((words) => words.has(text))
  );
}

/** Nothing before it in its part tells how many. */
function isUncounted(sentence: Sentence, at: number): boolean {
  const { tokens, grammar } = sentence;
  let start = at;
  while (start > 0 && !isPartEnd(sentence, start - 1)) start--;
  return tokens.slice(start, at).every(({ kind, text }) => kind !== "number" && !grammar.articles.has(text));
}

/** "chips about 8", "cold chips abt 8": of what nobody counted before, the number is how many. */
function isBehindUncounted(sentence: Sentence, at: number): boolean {
  const text = textAt(sentence.tokens, at - 1);
  return text.endsWith("s") && sentence.grammar.stem(text) !== text && isUncounted(sentence, at);
}

/** "'s" behind a name. */
function endOfPossessive({ tokens }: Sentence, at: number): number | undefined {
  const isPossessive = /^['’]$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === "s";
  return isPossessive && tokens[at]?.isJoined === true ? at + 2 : undefined;
}

/** Behind a word of a food's name, or in one: "pain mi-blanc". */
function isBehindName({ tokens, ...text }: Sentence, at: number): boolean {
  const before = tokens[at - 1];
  if (before?.text === "-" && before.isJoined && tokens[at]?.isJoined === true) return true;
  const isLink = isPartEnd({ tokens, ...text }, at - 1) || isOfWord({ tokens, ...text }, at - 1);
  return before?.kind === "word" && !isLink && !text.grammar.emptyWords.has(before.text);
}

function isBare({ tokens, grammar }: Sentence, at: number): boolean {
  return tokens[at]?.kind === "number" && readMeasureAt(tokens, at + 1, grammar) === undefined;
}

const hundredths = /^\d+[.,]\d\d$/;

/** "sandwich 12.30", "lait 3,25", "café 2,50": behind a food nobody counts in hundredths of more than one. */
function isHundredthsBehindFood(sentence: Sentence, at: number): boolean {
  const { text = "", value = 0 } = sentence.tokens[at] ?? {};
  return (
    hundredths.test(text) && value > 1 && sentence.tokens[at - 1]?.kind === "word" && isBare(sentence, at)
  );
}

const clockTime = /^(?:(?<hour>[01]?\d|2[0-3])[.,]|(?<short>0\d|1\d|2[0-3]))(?<minutes>[0-5]\d)$/;
const hoursCountedMax = 4;
const minutesCounted: ReadonlySet<string> = new Set(["00", "25", "50", "75"]);

/** "7.30 porridge", "0830 porridge", but "1.50 pizzas": where a part begins, nobody counts food so. */
function isClockTime(sentence: Sentence, at: number): boolean {
  const { hour, minutes = "", short } = clockTime.exec(textAt(sentence.tokens, at))?.groups ?? {};
  // Before one o'clock it is a share: "0.45" of it.
  const isCount = Number(hour) === 0 || (Number(hour) <= hoursCountedMax && minutesCounted.has(minutes));
  const { grammar, tokens } = sentence;
  const said = [grammar.mealWords, grammar.definiteWords, wordsOfLanguage(grammar.language)("before-hour")];
  const begins = isPartEnd(sentence, at - 1) || said.some((words) => words.has(textAt(tokens, at - 1)));
  return (hour !== undefined || short !== undefined) && !isCount && begins && isBare(sentence, at);
}

/** "2-1": who counts food begins with the smaller number. */
function endOfScore(sentence: Sentence, at: number): number | undefined {
  const [first, dash, second] = sentence.tokens.slice(at, at + 3);
  const isRange = first?.kind === "number" && dash?.text === "-" && isBare(sentence, at + 2);
  return isRange && (first.value ?? 0) > (second?.value ?? 0) ? at + 3 : undefined;
}

/** A whole number up to so many. */
const upTo = (most: number): Label =>
  one(({ tokens }, at) => {
    const { kind, value = most + 1 } = tokens[at] ?? {};
    return kind === "number" && value <= most && Number.isInteger(value);
  });

export const timeLabels: Readonly<Record<string, Label>> = {
  hour: upTo(hourMax),
  minutes: endOfMinutes,
  hourunit: endOfHourUnit,
  clauseend: place(endsClause),
  day: upTo(daysOfMonthMax),
  zeroday: one(
    (sentence, at, text) => text.startsWith("0") && upTo(daysOfMonthMax)(sentence, at) !== undefined,
  ),
  ordinal: one((_, __, text) => /^\d+(?:st|nd|rd|th)$/.test(text)),
  timephrase: phrase(({ language }) => phrasesOfTime[language]),
  behindname: place(isBehindName),
  behinduncounted: place(isBehindUncounted),
  uncounted: place(isUncounted),
  bare: one(isBare),
  score: endOfScore,
  hundredths: one(isHundredthsBehindFood),
  clocktime: one(isClockTime),
  percent: one((_, __, text) => text.endsWith("%")),
  takingback: one(({ grammar }, _, text) => grammar.correctionWords.has(text)),
  mealnumber: one(({ grammar }, _, text) => grammar.mealWords.has(text) && grammar.numbers.has(text)),
  connective: phrase(({ connectives }) => connectives),
  beforename: phrase(({ language }) => wordsBeforeName[language]),
  named: one(({ tokens }, at) => tokens[at]?.isName === true),
  possessive: endOfPossessive,
};
