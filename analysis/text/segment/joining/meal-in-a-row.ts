/** Tells foods in a row that are a meal from a name that no row fits: "egg chips", "big mac fries coke". */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup, isRawVegetable, type MealGroup } from "#food/portions/meal-groups.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import type { FindRows } from "../food-mention.ts";
import { isDish } from "../kinds-of-food.ts";

/** "fillet" alone hardly names a chicken fillet sandwich. */
const surelyNamedShare = 0.7;

export interface NamedPart {
  readonly words: readonly FoodWord[];
  readonly found: FoundRow;
}

function isProduct(words: readonly FoodWord[]): boolean {
  return words.some(({ kind }) => kind === "brand");
}

/** Cold ones: a latte or shake may be named after a product. */
const drinks: ReadonlySet<string> = new Set(["soda", "juice", "water", "beer"]);

function isDrink({ found }: NamedPart): boolean {
  return drinks.has(portionClassOf(found.row) ?? "");
}

const shakes = /^(?:Milk shake|Nutritional drink or shake)/;

/** "burger fries shake": one word behind a side, which is no flavour. */
function isShakeBehindSide({ words, found }: NamedPart, before: NamedPart | undefined): boolean {
  return (
    words.length === 1 && shakes.test(found.row.source.description) && before !== undefined && isFries(before)
  );
}

/** What the table calls "Soft drink, …" hardly has the words of a drink's name. */
export function isSurelyNamed(part: NamedPart): boolean {
  const { found, words } = part;
  return found.score >= surelyNamedShare * found.perfectScore || isProduct(words) || isDrink(part);
}

/** Each part with its row; undefined where one is not surely named. */
function surelyNamed(
  parts: readonly (readonly FoodWord[])[],
  atom: Atom,
  find: FindRows,
): readonly NamedPart[] | undefined {
  const named = parts.flatMap((words) => {
    const [found] = find([{ ...atom, words: [...words] }]);
    if (found === undefined) return [];
    const part = { words, found };
    return isSurelyNamed(part) ? [part] : [];
  });
  return named.length === parts.length ? named : undefined;
}

/** Has no class of portions. */
const plateNames =
  /^(?:Back bacon|Roast potatoes|Yorkshire pudding|Bread stuffing|Haggis|Cauliflower cheese)\b/;

export function liesOnPlate(row: FoodRow): boolean {
  if (plateNames.test(row.source.description)) return true;
  return isInGroup(row, "plate-part") || isInGroup(row, "breakfast-part") || isRawVegetable(row);
}

function isFries({ found }: NamedPart): boolean {
  return portionClassOf(found.row) === "fries";
}

/** A single food is rather described by what is beside it, as in "oreo milkshake" and "pepper soda", unless it is fries. */
function areFoodsOfPlate(parts: readonly NamedPart[]): boolean {
  if (parts.length === 1) return parts.every(isFries);
  const lying = parts.filter(
    (part) => liesOnPlate(part.found.row) || isInGroup(part.found.row, "beside-dish"),
  );
  if (lying.length === parts.length) return true;
  // "turkey stuffing gravy": gravy goes over two foods or more, one alone is cooked in it.
  return (
    lying.length > 1 && parts.every((part) => lying.includes(part) || isInGroup(part.found.row, "extra"))
  );
}

const fillings: ReadonlySet<string> = new Set([...wordSet("filling"), ...wordSet("product-flavour")]);
const filledThings: ReadonlySet<string> = wordSet("filled");
const dishNames = /sandwich|burger|taco|wrap|^(?:Pancakes|Waffle|French toast|Crepe)\b/i;

/** A dish that is eaten as such, not only a part of one: "grilled cheese", "lasagna". */
function isDishOfItsOwn(part: NamedPart): boolean {
  const { row } = part.found;
  if (dishNames.test(row.source.description)) return true;
  return (
    (isInGroup(row, "main") || isInGroup(row, "bowl") || portionClassOf(row) === "soup") &&
    !liesOnPlate(part.found.row)
  );
}

/** Mostly fruit or vegetables. */
const fruitShareMin = 80;

/** Eaten beside a dish, or with it. */
function isBesideDish(part: NamedPart): boolean {
  const { row } = part.found;
  const isFruit = row.per100Grams.fruitVegetableLegumePercent >= fruitShareMin;
  const isBeside = (["beside-main", "beside-dish", "extra"] as const).some((group) => isInGroup(row, group));
  return isDrink(part) || isFruit || liesOnPlate(part.found.row) || isBeside;
}

/** "sandwich" in "caprese sandwich", "pepper" in "ham pizza pepper". */
function belongsToFilled({ words }: NamedPart, names: ReadonlySet<string>): boolean {
  return words.length === 1 && names.has(stemEnglish(words[0]?.english.at(-1) ?? ""));
}

function mentionsFilled({ words }: NamedPart): boolean {
  return words.some(({ english }) => english.some((word) => filledThings.has(stemEnglish(word))));
}

/** "turkey sandwich chips apple", "grilled cheese tomato soup": a dish with what is eaten beside it, none of which may lie in it. */
function areDishesInARow([first, ...others]: readonly NamedPart[]): boolean {
  if (first === undefined || others.length === 0 || !isDishOfItsOwn(first)) return false;
  if ([first, ...others].some(({ words }) => isProduct(words))) return false;
  const isBeside = (part: NamedPart, at: number) =>
    isDishOfItsOwn(part) || isBesideDish(part) || isShakeBehindSide(part, others[at - 1]);
  if (!others.every(isBeside)) return false;
  if (!mentionsFilled(first)) return !others.some((part) => belongsToFilled(part, filledThings));
  const liesInIt = (part: NamedPart) => liesOnPlate(part.found.row) && isInGroup(part.found.row, "main");
  // "turkey sandwich chips": "chips" of chocolate are a flavour.
  const isBag = (part: NamedPart) => portionClassOf(part.found.row) === "crisps";
  return !others.some((part) => (belongsToFilled(part, fillings) && !isBag(part)) || liesInIt(part));
}

const besideAnyDish: ReadonlySet<string> = new Set(["rice", "rice-dish", "side-bread", "soup"]);

function isRiceBreadOrSoup({ found: { row } }: NamedPart): boolean {
  return besideAnyDish.has(portionClassOf(row) ?? "");
}

/** Such as curries, which have no class of portions. */
function isStandardDish({ found: { row } }: NamedPart): boolean {
  return splitRecipe(row.source.description).ingredients !== undefined && portionClassOf(row) === undefined;
}

/** "chicken korma pilau rice", "king prawn madras boiled rice garlic naan", "spag bol garlic bread", "cheese toastie tomato soup": what flavours nothing. */
function isDishWithRice([first, ...others]: readonly NamedPart[]): boolean {
  if (first === undefined || others.length === 0 || isRiceBreadOrSoup(first)) return false;
  const isDish = isStandardDish(first) || (isProduct(first.words) && isInGroup(first.found.row, "main"));
  return isDish && others.every((part) => isRiceBreadOrSoup(part) || isFries(part));
}

/** "general tso chicken white rice egg roll": a single food behind it may be what the product tastes of. */
function isProductWithSides([first, ...others]: readonly NamedPart[]): boolean {
  if (first === undefined || others.length < 2) return false;
  return isProduct(first.words) && isInGroup(first.found.row, "main") && others.every(isBesideDish);
}

const inCarrier: readonly MealGroup[] = ["carried", "in-bowl", "extra", "spread"];

/** "with chickpeas feta olive oil", "with banana walnuts honey": every word names what lies in a salad or a bowl. */
export function areToppings(parts: readonly (readonly FoodWord[])[], atom: Atom, find: FindRows): boolean {
  if (parts.flat().length < atom.words.length) return false;
  const named = surelyNamed(parts, atom, find);
  if (named === undefined || named.length < 2) return false;
  return named.every(
    (part) => isBesideDish(part) || inCarrier.some((group) => isInGroup(part.found.row, group)),
  );
}

/** "General Mills Trix cereal": what the row of the food before it is called by. */
function isKindOfFoodBefore({ words }: NamedPart, before: NamedPart | undefined): boolean {
  const [kind = ""] = before?.found.row.source.description.toLowerCase().split(/[,(]/) ?? [];
  const [only, ...others] = words.flatMap(({ english }) => english);
  return only !== undefined && others.length === 0 && stemEnglish(kind.trim()) === stemEnglish(only);
}

/** Every word names a food that lies on a plate beside others; a product or main dish may begin them, a drink end them. */
export function areMeal(parts: readonly (readonly FoodWord[])[], atom: Atom, find: FindRows): boolean {
  if (parts.flat().length < atom.words.length) return false;
  const named = surelyNamed(parts, atom, find);
  const last = named?.at(-1);
  if (named === undefined || last === undefined) return false;
  if (named.some((part, at) => isKindOfFoodBefore(part, named[at - 1]))) return false;
  if (areDishesInARow(named)) return true;
  if (isProductWithSides(named) || isDishWithRice(named)) return true;
  if (isDish(atom)) return false;
  const foods = isDrink(last) ? named.slice(0, -1) : named;
  const [first, ...others] = foods;
  if (first === undefined) return false;
  const isMain =
    isProduct(first.words) || (isInGroup(first.found.row, "main") && !liesOnPlate(first.found.row));
  if (isMain) return areFoodsOfPlate(others);
  // "a beef burger with the lot": what comes before a product describes it, unless that lies beside other foods.
  const isBeside = (part: NamedPart) => isFries(part) || isInGroup(part.found.row, "breakfast-part");
  return areFoodsOfPlate(foods) && !foods.some((part) => isProduct(part.words) && !isBeside(part));
}
