/** Says which of a whole and the parts listed with it the others make superfluous. */

import type { FoodMention } from "../segment/food-mention.ts";
import { type AmountOf, makeUp, statesAmount, untilNot } from "../segment/mentions.ts";
import { wordSet } from "../words/read-word-files.ts";
import { isPlatter } from "./held-parts.ts";
import { continuesList } from "./listed-behind.ts";
import { isMostlyIngredientOf } from "./without-ingredients.ts";

/** A single part may be eaten beside a dish that holds it too: "bolognese, cheese". */
export const namedPartsMin = 2;

interface WholeAndParts {
  readonly whole: FoodMention;
  readonly parts: readonly FoodMention[];
}

/** Either the whole or its parts that have no amount: the whole, where the parts have enough energy to be all of it. */
export function superfluousOf({ whole, parts }: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return makeUp(whole, parts, amountOf) ? [whole] : parts.filter((part) => !statesAmount(part));
}

/** "timbits (2 honey dip, 2 glazed)", "gumbo (chicken)": only where each has its amount are they more than a description. */
export function superfluousWithin(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  const areMeasured = named.parts.every(statesAmount) && !statesAmount(named.whole);
  return areMeasured ? superfluousOf(named, amountOf) : named.parts;
}

/** Share of the listed foods that the recipe must contain. Not all: it leaves out small ones such as gherkins. */
const listedShareMin = 0.75;

/** "raclette : pdt, fromage, jambon": foods of the recipe that are listed without an amount only describe the dish. */
function isRecipeOf({ whole, parts }: WholeAndParts): boolean {
  const isRecipe = whole.found[0]?.row.category.startsWith("Standard recipes") === true;
  if (!isRecipe || isPlatter(whole) || parts.length < namedPartsMin) return false;
  if (parts.some(statesAmount)) return false;
  const held = parts.filter((part) => isMostlyIngredientOf(part, whole)).length;
  return held >= parts.length * listedShareMin;
}

/** "sunday roast: beef, potatoes, peas" is its list; "pizza: ham, mushrooms" is the dish. */
export function superfluousUnder(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return isRecipeOf(named) ? named.parts : superfluousOf(named, amountOf);
}

/** Rows that name no particular dish: the foods listed behind them say which. */
const unnamedMeals: ReadonlySet<string> = new Set(["Frozen dinner, NFS"]);

/** What a shop sells together, whatever that is: "meal deal". */
const bundles: ReadonlySet<string> = wordSet("sold-together");

function isBundle({ atoms: [first] }: FoodMention, text: string): boolean {
  const typed = text.slice(first?.words[0]?.start, first?.words.at(-1)?.end).toLowerCase();
  return typed.split(/\s+/).some((word) => bundles.has(word));
}

/** "plat du jour, saumon et riz", "frozen dinner, chicken and peas": the list is the meal. */
export function isDescribedByList(
  whole: FoodMention,
  after: readonly FoodMention[],
  { text, amountOf }: { readonly text: string; readonly amountOf: AmountOf },
): boolean {
  const isUnnamed = unnamedMeals.has(whole.found[0]?.row.source.description ?? "");
  if (!isUnnamed && !isBundle(whole, text)) return false;
  return makeUp(whole, untilNot(after, continuesList), amountOf);
}
