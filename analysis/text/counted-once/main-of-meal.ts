/** Keeps the food that a meal is named after: "sunday roast beef, potatoes, peas". */
import { isInGroup } from "#food/portions/meal-groups.ts";
import { isGoodRow } from "../match/find-rows.ts";
import { type Atom, atomOfWords, type FoodWord } from "../segment/atom.ts";
import type { FindRows, FoodMention } from "../segment/food-mention.ts";
import { nounsOf } from "../segment/mentions.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { headNoun } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";
import { contentsOf } from "./contents-of-dish.ts";

/** A burrito bowl has no burrito in it. */
const filledThings: ReadonlySet<string> = wordSet("filled");

interface PartsNamed {
  /** As typed. */
  readonly text: string;
  readonly parts: readonly FoodMention[];
  readonly find: FindRows;
}

/** "roast beef dinner", "turkey and ham dinner" */
const dinnerMeats: ReadonlySet<string> = wordSet("dinner-meat");

/** By what was typed where the meal has a name of its own, whose row may have another meat. */
function meatsTyped({ start, end, row }: FoodWord, named: ReadonlySet<string>, { text, find }: PartsNamed) {
  if (row === undefined) return [];
  const typed = text.slice(start, end).toLowerCase();
  return [...typed.matchAll(/[a-z]+/g)].flatMap(({ 0: word, index }): readonly FoodMention[] => {
    const noun = stemEnglish(word);
    if (!dinnerMeats.has(noun) || named.has(noun)) return [];
    const from = start + index;
    const atom = atomOfWords([{ english: [noun], kind: "plain", start: from, end: from + word.length }]);
    const found = find([atom]);
    const [best] = found;
    const isOnPlate = best !== undefined && isGoodRow(best) && isInGroup(best.row, "plate-part");
    return isOnPlate ? [{ atoms: [atom], found }] : [];
  });
}

/** By the words of a meal that name what it holds and no part of it names. */
export function mainsOfMeal(
  { atoms: [atom], found: [best] }: FoodMention,
  read: PartsNamed,
): readonly FoodMention[] {
  if (atom === undefined || best === undefined) return [];
  const { parts, find } = read;
  const held = contentsOf(best.row);
  const named = new Set(parts.flatMap(nounsOf));
  const [only, ...others] = atom.words;
  if (only !== undefined && others.length === 0) return meatsTyped(only, named, read);
  const words = atom.words.filter(({ english, kind }) => {
    const noun = headNoun(english) ?? "";
    return kind !== "modifier" && held.has(noun) && !named.has(noun) && !filledThings.has(noun);
  });
  if (words.length === 0 || words.length === atom.words.length) return [];
  const main: Atom = { ...atom, words, quantity: undefined, isHeading: false };
  const found = find([main]);
  return found.length === 0 ? [] : [{ atoms: [main], found }];
}
