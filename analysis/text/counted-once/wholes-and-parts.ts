/** Counts either a meal or what it consists of, where both are named. */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { isBowl } from "../segment/joining/filled-things.ts";
import { statesAmount, untilNot } from "../segment/mentions.ts";
import { withHeldParts } from "./held-parts.ts";
import { continuesList, listedUnder, listedWithin } from "./listed-behind.ts";
import { mainsOfMeal } from "./main-of-meal.ts";
import { type MealRead, superfluousOfMeal } from "./meal-and-what-follows.ts";
import { namedAgain } from "./named-again.ts";
import { superfluousUnder, superfluousWithin } from "./whole-or-its-parts.ts";

/** A burrito bowl is filled by the scoop, as a plate is. */
function isServedByScoop({ found: [best] }: FoodMention): boolean {
  return best !== undefined && portionClassOf(best.row) === "burrito-bowl";
}

function partsOfBowl(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isBowl(whole) && !isServedByScoop(whole) ? untilNot(after, continuesList) : [];
}

/** The whole, or those of its parts that are in it already. */
function superfluousBeside(
  whole: FoodMention,
  after: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  const within = listedWithin(whole, after);
  if (within.length > 0) return superfluousWithin({ whole, parts: within }, meal.amountOf);
  const listed = listedUnder(whole, after);
  if (listed.length > 0) return superfluousUnder({ whole, parts: listed }, meal.amountOf);
  return superfluousOfMeal(whole, after, meal);
}

/** "sunday roast: beef, potatoes, peas": the list is the meal. "pizza: ham, mushrooms": it is in the dish. */
export function withoutWholesOrParts(
  mentions: readonly FoodMention[],
  meal: MealRead,
): readonly FoodMention[] {
  const { text, find, heldBy } = meal;
  const superfluous = new Set(namedAgain(mentions, meal));
  /** Of each whole that its parts replace, the food that it is named after. */
  const mains = new Map<FoodMention, readonly FoodMention[]>();
  const inBowl = new Set<FoodMention>();
  for (const [at, whole] of mentions.entries()) {
    if (superfluous.has(whole)) continue;
    const after = mentions.slice(at + 1).filter((mention) => !superfluous.has(mention));
    const found = superfluousBeside(whole, after, meal);
    for (const mention of found) superfluous.add(mention);
    if (!found.includes(whole)) continue;
    mains.set(whole, mainsOfMeal(whole, { text, parts: after, find }));
    for (const part of partsOfBowl(whole, after)) inBowl.add(part);
  }
  if (superfluous.size === 0) return mentions;
  const marked = (mention: FoodMention) =>
    inBowl.has(mention) && !statesAmount(mention) ? ({ ...mention, isInBowl: true } as const) : mention;
  const counted = mentions.flatMap((mention) =>
    superfluous.has(mention) ? (mains.get(mention) ?? []) : marked(mention),
  );
  return withHeldParts(counted, new Set(mains.keys()), heldBy);
}
