/** Tells whether a row that was found for several parts leaves one of them out, or has a food in it that nobody said. */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import type { Connective } from "../../languages/language-grammar.ts";
import { listing } from "../../languages/language-grammar.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { describeRow, englishWords, type RowWord } from "../../match/row-words.ts";
import { comparableWords } from "../../words/english-equivalents.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, atomOfWords } from "../atom.ts";
import { type FindRows, isWholeFood, wholeCoverage } from "../food-mention.ts";
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
  const comparable = comparableWords(stemmed.map((text) => ({ text, isHead: false })));
  return new Set([...stemmed, ...comparable.map(({ text }) => text)]);
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

const namesSeveral = /\b(?:and|with|on|n)\b|[&:;]/i;

/** "eggs, toast" and "honey and walnuts" are two, whatever "Eggs on toast" and "Walnuts, honey roasted" are. */
function isOfSeveral(group: readonly Atom[], found: FoundRow, alone: readonly FoundRow[]): boolean {
  const others = group.slice(1);
  const isNamedSo = namesSeveral.test(found.row.source.description);
  // "a fruit and nut bar": a row of all their words is no kind of one of them.
  const isKind =
    alone.slice(1).some(({ row }) => row === found.row) && !(isNamedSo && found.coverage >= wholeCoverage);
  // "30 g cheese, cheddar": the second says which; "dumplings with soy sauce" is more than its sauce.
  // "pan con café" is no bread called after coffee.
  const last = alone.at(-1)?.row;
  if (last !== undefined && isInGroup(last, "hot-drink") && !isInGroup(found.row, "hot-drink")) return false;
  if (isKind) return group[0]?.quantity?.measure !== undefined && others[0]?.connective === "list";
  if (!others.every(({ connective }) => listing.has(connective))) return true;
  if (others.every(({ connective }) => connective === "list")) return false;
  return isNamedSo;
}

const friedRice = /^(?:Fried rice|Rice, fried)/;

/** "arroz y huevo frito" is no fried rice with egg: what is fried was said of another part. */
function isFriedBeside(group: readonly Atom[], { row }: FoundRow): boolean {
  const rice = group.find((atom) => stemmedEnglishWords(atom).includes("rice"));
  if (rice === undefined || group.length < 2 || !friedRice.test(row.source.description)) return false;
  return !stemmedEnglishWords(rice).includes("fried");
}

const sweet = /sugar|sweet/i;
const hotDrinkByName = /^(?:tea|coffee)\b/i;

/** "té con leche y azúcar" is not a row that has no sugar. */
function isSweetenedBesides(group: readonly Atom[], { row }: FoundRow): boolean {
  const { name } = splitRecipe(row.source.description);
  const isHotDrink = isInGroup(row, "hot-drink") || hotDrinkByName.test(name);
  const saysSugar = group.slice(1).some((atom) => stemmedEnglishWords(atom).join() === "sugar");
  return saysSugar && isHotDrink && (!sweet.test(name) || /unsweetened|(?:no|without) sugar/i.test(name));
}

const besideBread: ReadonlySet<Connective> = new Set(["and", "with", "flavored"]);

/** "2 slices of bread and butter" are no pickles, "a slice of toast with butter" has no yeast extract, "pain au beurre" is no pudding. */
function isBreadBeside([first, second]: readonly Atom[]): boolean {
  const isBeside = second !== undefined && besideBread.has(second.connective);
  return isBeside && breads.has(stemmedEnglishWords(first).at(-1) ?? "");
}

const betweenFoods: ReadonlySet<Connective> = new Set(["with", "and", "list", "on"]);

/** "pork with rice" is pork and rice, whatever soup has both: parts that are foods by themselves are no dish that nobody named. */
export function losesFood(group: readonly Atom[], found: FoundRow, find: FindRows): boolean {
  const [first, ...others] = group;
  if (first === undefined) return false;
  if (isBreadBeside(group) && hasUnsaidFood(group, found, find)) return true;
  if (!others.every(({ connective }) => betweenFoods.has(connective))) return false;
  const alone = group.flatMap((atom) => find([atom]).slice(0, 1).filter(isWholeFood));
  if (isFriedBeside(group, found) || isSweetenedBesides(group, found)) return true;
  if (others.length === 0 || alone.length < group.length) return false;
  // A measure is of all that follows: "a cup of beef with vegetables".
  const isOfAll = first.quantity?.measure !== undefined && !arePlainBesideWeighed(group, find);
  const isListBehind = first.lead === "amount" && others[0]?.connective === "list";
  if (isOfAll && !(isListBehind && first.quantity?.measure?.kind !== "household")) return false;
  if (!isOfSeveral(group, found, alone)) return true;
  if (group.some(mentionsDish)) return false;
  return found.score !== found.perfectScore && hasUnsaidFood(group, found, find);
}
