/** Finds numbers that count no food: "room 12", "n° 5", "2 year old's", "once: té con leche". */
import { timeWords } from "../../languages/time-words.ts";
import { readMeasureAt } from "../../quantities/read-measure.ts";
import { textAt } from "../../words/tokenise.ts";
import type { TokenisedText } from "../sentence.ts";

/** Between such a word and its number: "n° 5", "no. 5". */
const numberMarks: ReadonlySet<string> = new Set(["°", ".", "-", "#"]);

/** More are no abbreviation. */
const numberMarksMax = 2;

function isNumber({ tokens, grammar }: TokenisedText, at: number): boolean {
  return tokens[at]?.kind === "number" && readMeasureAt(tokens, at + 1, grammar) === undefined;
}

/** "n.º": the sign folds to a letter. */
function skipNumberMarks({ tokens }: TokenisedText, at: number): number {
  let next = at;
  while (next < at + numberMarksMax && numberMarks.has(textAt(tokens, next))) next++;
  const isSign = next > at && textAt(tokens, next) === "o" && tokens[next]?.isJoined === true;
  return isSign ? next + 1 : next;
}

/** "room 12", "mile 20 and 35,": the number names which one. */
function skipNumbered(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const { numbered, numberedByMark } = timeWords[grammar.language];
  const noun = textAt(tokens, at);
  if (!numbered.has(noun) && !numberedByMark.has(noun)) return undefined;
  const number = skipNumberMarks(text, at + 1);
  const isNamed = numbered.has(noun) || number > at + 1;
  if (!isNamed || !isNumber(text, number)) return undefined;
  const isJoined = grammar.andWords.has(textAt(tokens, number + 1)) && isNumber(text, number + 2);
  const following = tokens[number + 3];
  const endsThere = following === undefined || following.kind === "mark";
  return isJoined && endsThere ? number + 3 : number + 1;
}

/** "'s" behind a name. */
export function skipPossessive({ tokens }: TokenisedText, at: number): number {
  return /^['’]$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === "s" ? at + 2 : at;
}

/** "78 años", "2-year-old's", "5 km". */
function skipAgeOrDistance(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  if (tokens[at]?.kind !== "number") return undefined;
  const unit = textAt(tokens, at + 1) === "-" ? at + 2 : at + 1;
  if (!timeWords[grammar.language].agesAndDistances.has(textAt(tokens, unit))) return undefined;
  const old = textAt(tokens, unit + 1) === "-" ? unit + 2 : unit + 1;
  return skipPossessive(text, textAt(tokens, old) === "old" ? old + 1 : unit + 1);
}

/** "Hugo 7 ans", "Finn (3) breakfast", "Joaco, 6 años:": how old a child is. */
function skipAgeBehindName(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const { agesAndDistances } = timeWords[grammar.language];
  if (tokens[at]?.isName !== true) return undefined;
  const opens = ["(", ","].includes(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (tokens[opens]?.kind !== "number") return undefined;
  const hasUnit = agesAndDistances.has(textAt(tokens, opens + 1));
  const next = hasUnit ? opens + 2 : opens + 1;
  const isBracketed = textAt(tokens, at + 1) === "(" && textAt(tokens, next) === ")";
  const behind = textAt(tokens, next + 1);
  const isEater = behind === ":" || grammar.mealWords.has(behind) || grammar.emptyWords.has(behind);
  if (isBracketed) return hasUnit || isEater ? next + 1 : undefined;
  return hasUnit ? next : undefined;
}

/** "on était six", "we were four", "coupée en huit": how many people ate, or what they cut. */
function skipCompany(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const { companyVerbs, cut } = timeWords[grammar.language];
  const isCut = cut.has(textAt(tokens, at - 2)) && tokens[at - 1]?.kind === "word";
  if (!isCut && !companyVerbs.has(textAt(tokens, at - 1))) return undefined;
  const following = tokens[at + 1];
  const endsThere =
    following === undefined || following.kind === "mark" || grammar.connectives.has(following.text);
  return endsThere && isNumber(text, at) ? at + 1 : undefined;
}

/** "Miss 6's lunchbox": a child is called by its age. */
function skipNumberOfPerson(text: TokenisedText, at: number): number | undefined {
  if (text.tokens[at]?.kind !== "number") return undefined;
  const next = skipPossessive(text, at + 1);
  return next > at + 1 && text.tokens[at + 1]?.isJoined === true ? next : undefined;
}

/** "2-1": who counts food begins with the smaller number. */
function skipScore(text: TokenisedText, at: number): number | undefined {
  const [first, dash, second] = text.tokens.slice(at, at + 3);
  const isRange = first?.kind === "number" && dash?.text === "-" && second?.kind === "number";
  return isRange && isNumber(text, at + 2) && (first.value ?? 0) > (second.value ?? 0) ? at + 3 : undefined;
}

const hundredths = /^\d+[.,]\d\d$/;

/** "sandwich 12.30", "lait 3,25", "café 2,50": behind a food nobody counts in hundredths of more than one. */
function skipHundredthsBehindFood(text: TokenisedText, at: number): number | undefined {
  const { tokens } = text;
  const { text: typed = "", value = 0 } = tokens[at] ?? {};
  const following = tokens[at + 1];
  const isBehind = tokens[at - 1]?.kind === "word";
  const endsThere = following === undefined || following.kind === "mark";
  const isFigure = hundredths.test(typed) && value > 1;
  return isFigure && isBehind && endsThere && isNumber(text, at) ? at + 1 : undefined;
}

/** Behind a number: "no", "non pardon", "no, de". */
function skipTakingBack({ tokens, grammar }: TokenisedText, at: number): number | undefined {
  let next = at;
  while (grammar.correctionWords.has(textAt(tokens, next))) next++;
  if (next === at) return undefined;
  while (textAt(tokens, next) === "," || grammar.ofWords.has(textAt(tokens, next))) next++;
  return next;
}

/** "custard creams, 3 no 4", "dos no de tres huevos", "15 % non 5 %": only the second one counts. */
function skipNumberTakenBack(text: TokenisedText, at: number): number | undefined {
  const { tokens } = text;
  const isPercent = textAt(tokens, at).endsWith("%");
  const next = isPercent || isNumber(text, at) ? skipTakingBack(text, at + 1) : undefined;
  if (next === undefined) return undefined;
  const isSame = isPercent ? textAt(tokens, next).endsWith("%") : tokens[next]?.kind === "number";
  return isSame ? next : undefined;
}

/** Eleven are several: "once croquetas", "once g". */
function isCountedByMeal(text: TokenisedText, at: number): boolean {
  const { tokens, grammar } = text;
  const noun = textAt(tokens, at);
  if (grammar.articles.has(noun) || grammar.numbers.has(noun)) return false;
  return noun.endsWith("s") || readMeasureAt(tokens, at, grammar) !== undefined;
}

/** "once: té con pan", "once pan con palta y té": the meal, not eleven. */
function skipMealCalledNumber(text: TokenisedText, at: number): number | undefined {
  const { tokens, grammar } = text;
  const meal = textAt(tokens, at);
  if (!grammar.mealWords.has(meal) || !grammar.numbers.has(meal)) return undefined;
  const following = tokens[at + 1];
  const countsNothing = following?.kind !== "word" || grammar.connectives.has(following.text);
  return countsNothing || !isCountedByMeal(text, at + 1) ? at + 1 : undefined;
}

/** Where a number ends that begins at this token and counts no food. */
export function skipNumberThatCountsNothing(text: TokenisedText, at: number): number | undefined {
  return (
    skipNumbered(text, at) ??
    skipAgeBehindName(text, at) ??
    skipAgeOrDistance(text, at) ??
    skipCompany(text, at) ??
    skipNumberOfPerson(text, at) ??
    skipScore(text, at) ??
    skipHundredthsBehindFood(text, at) ??
    skipNumberTakenBack(text, at) ??
    skipMealCalledNumber(text, at)
  );
}
