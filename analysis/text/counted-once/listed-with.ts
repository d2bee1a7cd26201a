/** Which foods are listed with a meal: in brackets, under it as a heading, in the same breath. */
import { listing } from "../languages/language-grammar.ts";
import {
  type FoodMention,
  firstAtomOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/food-mention.ts";

export function continuesList(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective !== undefined && (connective === "apart" || listing.has(connective));
}

function isWithin(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective === "bracketed" || connective === "filled";
}

/** "burrito (chicken, rice)", "bocadillo lomo queso" */
export function listedWithin(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isWithin(whole) ? [] : untilNot(after, isWithin);
}

/** "sunday roast: beef, potatoes, peas": all up to the next heading. */
export function listedUnder(heading: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  if (!firstAtomOf(heading)?.isHeading) return [];
  return untilNot(after, continuesList);
}

export function between(one: FoodMention, next: FoodMention, text: string): string {
  return text.slice(one.atoms.at(-1)?.words.at(-1)?.end, next.atoms[0]?.words[0]?.start);
}

/** What was named in the same breath: "ajiaco, chicken corn potato". */
export function breathBehind(
  whole: FoodMention,
  after: readonly FoodMention[],
  text: string,
): readonly FoodMention[] {
  const isInBreath = (each: FoodMention, before: FoodMention) =>
    statesAmount(each) || opensOrContinues(each) || /(?:^|:)\s*$/.test(between(before, each, text));
  const end = after.findIndex((each, at) => !isInBreath(each, after[at - 1] ?? whole));
  return end < 0 ? after : after.slice(0, end);
}
