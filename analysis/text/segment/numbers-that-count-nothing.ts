/** analysis/text: from a sentence to foods. This file finds numbers that count no food: "room 12", "n° 5", "2 year old's", "once: té con leche". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TimeWords } from "../languages/time-words.ts";
import { readMeasureAt } from "../quantities/read-measure.ts";
import { type Token, textAt } from "../words/tokenise.ts";

interface Place {
  readonly tokens: readonly Token[];
  readonly grammar: LanguageGrammar;
  readonly words: TimeWords;
}

/** Between such a word and its number: "n° 5", "no. 5", "age: 6". */
const numberMarks: ReadonlySet<string> = new Set(["°", ".", "-", "#"]);

/** More are no abbreviation. */
const numberMarksMax = 2;

function isNumber({ tokens, grammar }: Place, at: number): boolean {
  return tokens[at]?.kind === "number" && readMeasureAt(tokens, at + 1, grammar) === undefined;
}

/** "n.º": the sign folds to a letter. */
function skipNumberMarks(place: Place, at: number): number {
  let next = at;
  while (next < at + numberMarksMax && numberMarks.has(textAt(place.tokens, next))) next++;
  const isSign = next > at && textAt(place.tokens, next) === "o" && place.tokens[next]?.isJoined === true;
  return isSign ? next + 1 : next;
}

/** "room 12", "mile 20 and 35,": the number names which one. */
function readNumbered(place: Place, at: number): number | undefined {
  const { words, grammar, tokens } = place;
  const text = textAt(place.tokens, at);
  if (!words.numbered.has(text) && !words.numberedByMark.has(text)) return undefined;
  const number = skipNumberMarks(place, at + 1);
  const isNamed = words.numbered.has(text) || (number > at + 1 && words.numberedByMark.has(text));
  if (!isNamed || !isNumber(place, number)) return undefined;
  const isJoined = grammar.andWords.has(textAt(place.tokens, number + 1)) && isNumber(place, number + 2);
  const following = tokens[number + 3];
  const endsThere = following === undefined || following.kind === "mark";
  return isJoined && endsThere ? number + 3 : number + 1;
}

function skipPossessive(place: Place, at: number): number {
  return /^['’]$/.test(textAt(place.tokens, at)) && textAt(place.tokens, at + 1) === "s" ? at + 2 : at;
}

/** "78 años", "2-year-old's", "5 km": so old, or so far. */
function readAgeOrDistance(place: Place, at: number): number | undefined {
  const { tokens, words } = place;
  if (tokens[at]?.kind !== "number") return undefined;
  const unit = textAt(place.tokens, at + 1) === "-" ? at + 2 : at + 1;
  if (!words.agesAndDistances.has(textAt(place.tokens, unit))) return undefined;
  const old = textAt(place.tokens, unit + 1) === "-" ? unit + 2 : unit + 1;
  return skipPossessive(place, textAt(place.tokens, old) === "old" ? old + 1 : unit + 1);
}

/** "Miss 6's": somebody's. */
function readNumberOfSomebody(place: Place, at: number): number | undefined {
  if (place.tokens[at]?.kind !== "number") return undefined;
  const next = skipPossessive(place, at + 1);
  return next > at + 1 && place.tokens[at + 1]?.isJoined === true ? next : undefined;
}

/** "once: té con pan": the meal, not eleven. */
function readMealCalledNumber({ tokens, grammar }: Place, at: number): number | undefined {
  const text = textAt(tokens, at);
  if (!grammar.mealWords.has(text) || !grammar.numbers.has(text)) return undefined;
  const following = tokens[at + 1];
  const countsNothing =
    following === undefined || following.kind === "mark" || grammar.connectives.has(following.text);
  return countsNothing ? at + 1 : undefined;
}

/** Where a number that begins here, and counts no food, ends. */
export function skipNumberThatCountsNothing(place: Place, at: number): number | undefined {
  return (
    readNumbered(place, at) ??
    readAgeOrDistance(place, at) ??
    readNumberOfSomebody(place, at) ??
    readMealCalledNumber(place, at)
  );
}
