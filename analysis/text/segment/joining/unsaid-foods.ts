/** Tells whether a row that was found for several parts has a food in it that nobody said. */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import type { Connective } from "../../languages/language-grammar.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { describeRow, englishWords, type RowWord } from "../../match/row-words.ts";
import { comparableWords } from "../../words/english-equivalents.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, atomOfWords } from "../atom.ts";
import { type FindRows, isWholeFood } from "../food-mention.ts";
import { breads, mentionsDish, stemmedEnglishWords } from "../kinds-of-food.ts";
import { arePlainBesideWeighed } from "./beside-weighed.ts";

/** In most dishes: a row that has them has no other food. */
const goesUnsaid: ReadonlySet<string> = wordSet("unsaid-in-dish");

/** Nobody who eats such a kind leaves it unsaid: baby food. */
const marked: ReadonlySet<string> = wordSet("marked");

const sandwichWords = ["sandwich", "sub", "bread", "toast", "wheat", "white", "rye"];

/** "including carrots, broccoli, and/or dark-green leafy": examples. */
const examples = /\bincluding [^;)]*/gi;
/** "Chicken or turkey": either of them. */
const eitherOf = /([\p{L}-]+)(?:,? or |\/)([\p{L}-]+)/giu;

interface NamedFood {
  /** One of them, where the row names several: "chicken or turkey". */
  readonly either: readonly string[];
}

function isNamedFood(word: string, find: FindRows): boolean {
  const [alone] = find([atomOfWords([{ english: [word], kind: "plain", start: 0, end: 0 }])]);
  return isWholeFood(alone);
}

const namedFoods = new WeakMap<FoodRow, readonly NamedFood[]>();

/** The foods that the row's description names. */
function foodsNamedIn(row: FoodRow, find: FindRows): readonly NamedFood[] {
  const known = namedFoods.get(row);
  if (known !== undefined) return known;
  const { name } = splitRecipe(row.source.description);
  const description = name.replaceAll(examples, " ");
  const alternatives = [...description.matchAll(eitherOf)].map(([, first = "", second = ""]) =>
    englishWords(`${first} ${second}`),
  );
  const isRecipe = row.category.startsWith("Standard recipes");
  const isFood = ({ text, role }: RowWord) =>
    role === "head" || marked.has(text) || (isRecipe && role === "beforeHead") || isNamedFood(text, find);
  const foods = describeRow(description).words.filter(
    (word) => word.role !== "brand" && !goesUnsaid.has(word.text) && isFood(word),
  );
  const named = foods.map(({ text }) => ({
    either: alternatives.find((words) => words.includes(text)) ?? [text],
  }));
  namedFoods.set(row, named);
  return named;
}

function wordsSaid(group: readonly Atom[]): ReadonlySet<string> {
  const english = group.flatMap(({ words }) =>
    words.flatMap((word) => [...word.english, ...(word.englishAlone ?? [])]),
  );
  const stemmed = englishWords(english.join(" "));
  return new Set([
    ...stemmed,
    ...comparableWords(stemmed.map((text) => ({ text, isHead: false }))).map(({ text }) => text),
  ]);
}

/** "turkey on rye" is a sandwich, whatever bread its row has. */
function saysSandwich(group: readonly Atom[]): boolean {
  const last = group.at(-1);
  return last?.connective === "on" && stemmedEnglishWords(last).some((word) => breads.has(word));
}

function hasUnsaidFood(group: readonly Atom[], { row }: FoundRow, find: FindRows): boolean {
  const said = new Set([...wordsSaid(group), ...(saysSandwich(group) ? sandwichWords : [])]);
  return foodsNamedIn(row, find).some(({ either }) => !either.some((word) => said.has(word)));
}

/** "rice, salad" and "ham, apple, chips" are listed, whatever "rice salad" and "apple chips" are: the row's own noun comes last. */
function isListOfTwo(group: readonly Atom[], { row }: FoundRow): boolean {
  const last = group.at(-1);
  if (last?.connective !== "list" || last.words.length !== 1) return false;
  const { words } = describeRow(row.source.description);
  const heads = new Set(
    words.filter(({ role }) => role === "head" || role === "groupHead").map(({ text }) => text),
  );
  const own = new Set(words.map(({ text }) => text));
  const said = [...wordsSaid([last])];
  return said.some((word) => heads.has(word)) || !said.some((word) => own.has(word));
}

/** "100 g chicken, lettuce, tomato": the weight is of the first food only. */
function isListBehindWeight([first, second]: readonly Atom[]): boolean {
  const kind = first?.quantity?.measure?.kind;
  return (kind === "mass" || kind === "volume") && first?.lead === "amount" && second?.connective === "list";
}

/** "30 g cheese, cheddar": the second says which. */
function isKindOfWeighed([first, second]: readonly Atom[], { row }: FoundRow, find: FindRows): boolean {
  if (first?.quantity?.measure === undefined || second === undefined) return false;
  return find([second])[0]?.row === row;
}

const betweenFoods: ReadonlySet<Connective> = new Set(["with", "and", "list", "on"]);

const friedRice = /^(?:Fried rice|Rice, fried)/;

/** "arroz y huevo frito" is rice beside a fried egg, and no fried rice with egg: what is fried was said of another part. */
function isFriedBeside(group: readonly Atom[], { row }: FoundRow): boolean {
  if (group.length < 2 || !friedRice.test(row.source.description)) return false;
  const rice = group.find((atom) => stemmedEnglishWords(atom).includes("rice"));
  return rice !== undefined && !stemmedEnglishWords(rice).includes("fried");
}

const sugar = "sugar";
const unsweetened = /\b(?:unsweetened|no sugar|without sugar)\b/i;
const sweet = /sugar|sweet/i;
/** Our own recipes have no class of portions. */
const hotDrinkByName = /^(?:tea|coffee)\b/i;

/** "té con leche y azúcar" is not the row without sugar, though that names it; nor is a hot drink that says nothing of it. */
function isSweetenedBesides(group: readonly Atom[], { row }: FoundRow): boolean {
  if (!group.slice(1).some((atom) => stemmedEnglishWords(atom).join() === sugar)) return false;
  const { name } = splitRecipe(row.source.description);
  const isHotDrink = isInGroup(row, "hot-drink") || hotDrinkByName.test(name);
  return unsweetened.test(name) || (isHotDrink && !sweet.test(name));
}

/** "pan con café" is no bread called after coffee: what is drunk stands beside what is eaten. */
function isDrunkBeside(group: readonly Atom[], { row }: FoundRow, find: FindRows): boolean {
  const last = group.at(-1);
  if (group.length < 2 || last === undefined || isInGroup(row, "hot-drink")) return false;
  const [alone] = find([last]);
  return last.connective === "with" && isWholeFood(alone) && isInGroup(alone.row, "hot-drink");
}

/** "pork with rice" is pork and rice, whatever soup has both: parts that are foods by themselves are no dish that nobody named. */
export function areFoodsWithoutTheDish(group: readonly Atom[], found: FoundRow, find: FindRows): boolean {
  if (isFriedBeside(group, found) || isSweetenedBesides(group, found)) return true;
  if (isDrunkBeside(group, found, find)) return true;
  const isByName = found.score === found.perfectScore;
  // A measure is of all that follows: "a cup of beef with vegetables".
  const isMeasureOfAll = !isListBehindWeight(group) && !arePlainBesideWeighed(group, found, find);
  if (group[0]?.quantity?.measure !== undefined && isMeasureOfAll) return false;
  if (group.length < 2 || group.some(mentionsDish)) return false;
  if (!group.slice(1).every(({ connective }) => betweenFoods.has(connective))) return false;
  const isFood = (atom: Atom) => {
    const [alone] = find([atom]);
    return isWholeFood(alone);
  };
  if (!group.every(isFood) || isKindOfWeighed(group, found, find)) return false;
  return isListOfTwo(group, found) || (!isByName && hasUnsaidFood(group, found, find));
}
