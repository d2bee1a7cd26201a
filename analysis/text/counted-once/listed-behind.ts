/** Finds the foods that are listed behind a meal or dish as what it consists of. */
import { listing } from "../languages/language-grammar.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { firstAtomOf, untilNot } from "../segment/mentions.ts";

export function continuesList(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective !== undefined && (connective === "apart" || listing.has(connective));
}

/** Also by an article: "a full English". */
export function startsWithAmount(mention: FoodMention): boolean {
  const quantity = firstAtomOf(mention)?.quantity;
  return quantity !== undefined && quantity.isImplied !== true;
}

function isHeading(mention: FoodMention): boolean {
  return firstAtomOf(mention)?.isHeading === true;
}

/** "sunday roast: beef, potatoes, peas": all up to the next heading. */
export function listedUnder(heading: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  if (!isHeading(heading) || startsWithAmount(heading)) return [];
  return untilNot(after, (each) => !isHeading(each) && continuesList(each));
}

function isWithin(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective === "bracketed" || connective === "filled";
}

/** "burrito (chicken, rice)", "bocadillo lomo queso" */
export function listedWithin(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isWithin(whole) ? [] : untilNot(after, isWithin);
}
