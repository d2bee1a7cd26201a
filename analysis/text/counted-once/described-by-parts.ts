/** Sees where the foods behind a dish are what it consisted of: "overnight oats made with 1/2 cup oats and milk". */
import { isInGroup } from "#food/portions/meal-groups.ts";
import { opensContents } from "../languages/language-grammar.ts";
import type { FindRows, FoodMention } from "../segment/food-mention.ts";
import { mayHoldParts } from "../segment/joining/filled-things.ts";
import { stemmedEnglishWords } from "../segment/kinds-of-food.ts";
import {
  type AmountOf,
  firstAtomOf,
  makeUp,
  nounsOf,
  opensOrContinues,
  statesAmount,
  untilNot,
} from "../segment/mentions.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { mainsOfMeal } from "./main-of-meal.ts";
import { isMostlyIngredientOf } from "./without-ingredients.ts";

/** A single one may be eaten beside it: "fried rice, 2 eggs". */
const statedPartsMin = 2;

/** Share of them that the dish must have: "a hot dog with a spoon of mustard, 2 beers and a bag of crisps" is no beer. */
const heldShareMin = 0.5;

/** Whether the dish has it, in its recipe or in its own name. */
function isHeldBy(mention: FoodMention, dish: FoodMention): boolean {
  const named = new Set(dish.atoms.flatMap(stemmedEnglishWords));
  const nouns = nounsOf(mention).map(stemEnglish);
  const isInName = nouns.length > 0 && nouns.every((noun) => named.has(noun));
  return isInName || isMostlyIngredientOf(mention, dish);
}

/** "overnight oats made with 1/2 cup oats, 1/2 cup milk", "biscuits and gravy. I had 2 biscuits, half a cup of gravy": the amounts describe the dish. */
export function isDescribedByAmounts(
  dish: FoodMention,
  after: readonly FoodMention[],
  amountOf: AmountOf,
): boolean {
  if (statesAmount(dish) || dish.atoms.some(mayHoldParts)) return false;
  const parts = untilNot(after, (each) => statesAmount(each) || opensOrContinues(each)).filter(statesAmount);
  if (parts.length < statedPartsMin) return false;
  const held = parts.filter((part) => isHeldBy(part, dish));
  const first = after[0] && firstAtomOf(after[0]);
  const isMade = first !== undefined && opensContents.has(first.connective);
  if (!isMade) return held.length >= statedPartsMin && makeUp(dish, held, amountOf);
  // "a hot dog with a spoon of ketchup. I drank a beer": the next sentence is no part of it.
  const inDish = parts.filter((part) => opensOrContinues(part) || held.includes(part));
  return held.length >= inDish.length * heldShareMin && makeUp(dish, inDish, amountOf);
}

const laidOn: ReadonlySet<string> = wordSet("laid-on");
/** Has something below what is named, unless it is named after that: a smoothie bowl, a quinoa bowl. */
const bowl = "bowl";
/** Fewer may only be some of what lies on a plate. */
const servedPartsMin = 3;

interface Served {
  readonly text: string;
  /** A row of several things side by side. */
  readonly isPlatter: boolean;
  readonly find: FindRows;
}

/** The last word of its name: "box" in "bento box". */
function holderOf({ atoms: [first] }: FoodMention, text: string): string {
  const last = first?.words.at(-1);
  const typed = text.slice(last?.start, last?.end).toLowerCase();
  return stemEnglish(typed.split(/\s+/).at(-1) ?? "");
}

/** "thali with 2 puris, sambar, rice", "bbq plate with brisket, slaw and beans": what is listed behind what foods are served on. */
export function partsServedOn(
  meal: FoodMention,
  after: readonly FoodMention[],
  { text, isPlatter, find }: Served,
): readonly FoodMention[] {
  const row = meal.found[0]?.row;
  if (row === undefined || statesAmount(meal)) return [];
  const holder = holderOf(meal, text);
  if (!isPlatter && !(laidOn.has(holder) && isInGroup(row, "main"))) return [];
  const first = after[0] && firstAtomOf(after[0]);
  if (first === undefined || !opensContents.has(first.connective)) return [];
  const parts = untilNot(after, opensOrContinues);
  if (parts.length < servedPartsMin) return [];
  return holder === bowl && mainsOfMeal(meal, { text, parts, find }).length === 0 ? [] : parts;
}
