/** analysis/text: from a sentence to foods. This file keeps the food that a meal is named after: "sunday roast beef, potatoes, peas". */
import { headNoun } from "../words/head-noun.ts";
import { contentsOf } from "./contents-of-dish.ts";
import type { FindRows, FoodMention } from "./food-mention.ts";
import { nounsOf } from "./mentions.ts";

/** By the words of a meal that name what it holds and no part of it names; undefined where there are none. */
export function mainOfMeal(
  { atoms: [atom], found: [best] }: FoodMention,
  parts: readonly FoodMention[],
  find: FindRows,
): FoodMention | undefined {
  if (atom === undefined || best === undefined) return undefined;
  const held = contentsOf(best.row);
  const named = new Set(parts.flatMap(nounsOf));
  const words = atom.words.filter(({ english, kind }) => {
    const noun = headNoun(english) ?? "";
    return kind !== "modifier" && held.has(noun) && !named.has(noun);
  });
  if (words.length === 0 || words.length === atom.words.length) return undefined;
  const main = { ...atom, words, quantity: undefined, isHeading: false };
  const found = find([main]);
  return found.length === 0 ? undefined : { atoms: [main], found };
}
