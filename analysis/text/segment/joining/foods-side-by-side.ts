/** Tells English foods that stand side by side without a mark from the words of one name: "croissant coffee", "walnuts croissant", "2 muffins greek yogurt". */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { comesInFlavours, isFlavour } from "../../words/flavours.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom, FoodWord } from "../atom.ts";
import { isPlainFood } from "./beside-weighed.ts";
import type { NamedPart } from "./meal-in-a-row.ts";

/** What is drunk with a meal or after it. */
const drinks: ReadonlySet<string | undefined> = new Set([
  "coffee",
  "espresso",
  "milk-coffee",
  "tea",
  "hot-chocolate",
  "soda",
  "juice",
  "beer",
  "wine",
]);

/** What drinks are made of or taste of: "oat latte", "honey tea", "almond milk coffee". */
const inDrinks: ReadonlySet<string | undefined> = new Set([
  "milk",
  "flavoured-milk",
  "cream",
  "honey",
  "sugar",
  "syrup",
  "nuts",
  "grain",
  "rice",
  "cereal",
  "oatmeal",
  "muesli",
  "berries",
  "grapes",
  "melon",
  "chocolate",
  "ice-cream",
  "jam",
  "ingredient",
  ...drinks,
]);

/** Baked, filled or fried by the piece: named after what is in it, never before another food. */
const pieces: ReadonlySet<string | undefined> = new Set([
  "cake",
  "cookie",
  "roll",
  "brioche",
  "english-muffin",
  "sweet-loaf",
  "samosa",
  "empanada",
  "croquette",
  "spring-roll",
  "taco",
  "burrito",
  "quesadilla",
  "wrap",
  "pizza",
  "burger",
  "hot-dog",
  "candy-bar",
  "falafel",
]);

/** The same, of which the portions know no class. */
const piecesByName =
  /^(?:Muffin|Bagel|Croissant|Pancakes?|Crepe|Waffle|Doughnut|Scone|Nutrition bar|Cereal or Granola bar)\b/;

const cuts = wordSet("cut-from-whole");

/** Nearly all of it is one of these. */
const fruitOrVegetablePercent = 80;

function isDrinkOfMeal(row: FoodRow): boolean {
  return drinks.has(portionClassOf(row));
}

/** "croissant coffee": a drink's row seldom has its name alone. A brand may be a common word: "slice". */
export function isNamedDrink({ words, found }: NamedPart): boolean {
  const [only, ...others] = words;
  return others.length === 0 && only?.kind !== "brand" && isDrinkOfMeal(found.row);
}

function mayFlavourDrink({ words, found: { row } }: NamedPart): boolean {
  if (inDrinks.has(portionClassOf(row)) || isInGroup(row, "in-hot-drink")) return true;
  const isFruit = row.per100Grams.fruitVegetableLegumePercent >= fruitOrVegetablePercent;
  return isFruit || words.some(({ english }) => isFlavour(english) || english.every(isAdjective));
}

/** "walnuts", "muffins": English puts a noun that describes another food in the singular, so a plural is a food of its own. */
function isPlural(word: FoodWord | undefined): boolean {
  if (word === undefined || word.kind === "modifier") return false;
  if (word.kind !== "plain") return word.isPlural === true;
  const last = word.english.at(-1) ?? "";
  return last.endsWith("s") && stemEnglish(last) !== last;
}

function isPiece({ found: { row } }: NamedPart): boolean {
  return pieces.has(portionClassOf(row)) || piecesByName.test(row.source.description);
}

/** Eaten by the handful, the spoon or the helping, and no kind of another food. */
function isByHelping({ found: { row } }: NamedPart): boolean {
  return isPlainFood(row) || isInGroup(row, "uncounted");
}

/** "pasta tuna", "salmon broccoli": a starch names no other food, and meat none that lies beside it on the plate. */
function isPlateful(before: NamedPart, part: NamedPart): boolean {
  if (isInGroup(before.found.row, "starch")) return isPlainFood(part.found.row);
  const isMeat = isInGroup(before.found.row, "plain") && isInGroup(before.found.row, "plate-part");
  return isMeat && !isInGroup(before.found.row, "beside-main") && isInGroup(part.found.row, "beside-main");
}

/** "strawberries yogurt": mistyped for the yogurt of that flavour. */
function isFlavourOfNext(before: NamedPart, part: NamedPart): boolean {
  const comesSo = part.words.some(({ english }) => comesInFlavours(english));
  return comesSo && before.words.some(({ english }) => isFlavour(english));
}

/** "victoria sponge slice": how it was cut, and no soda of that name. */
function isCut({ words }: NamedPart): boolean {
  return words.every(({ english }) => english.every((word) => cuts.has(stemEnglish(word))));
}

function standsApart(before: NamedPart, part: NamedPart): boolean {
  if (part.words.some(({ kind }) => kind === "brand") || isCut(part)) return false;
  if (isDrinkOfMeal(part.found.row)) return !mayFlavourDrink(before);
  if (isFlavourOfNext(before, part)) return false;
  if (isPlural(before.words.at(-1))) return true;
  return isPlateful(before, part) || (isPiece(before) && isByHelping(part));
}

/** "2 chicken apple sausages": what was counted stands at the end, unless the first food is a plural. */
function countsAnother({ quantity }: Atom, [first]: readonly NamedPart[]): boolean {
  const isCounted = quantity?.isSaid === true && quantity.measure === undefined && quantity.count > 1;
  return isCounted && !isPlural(first?.words.at(-1));
}

/** Each of the parts is a food of its own beside the one before. */
export function areSideBySide(named: readonly NamedPart[], atom: Atom): boolean {
  if (countsAnother(atom, named)) return false;
  return named.every((part, at) => {
    const before = named[at - 1];
    return before === undefined || standsApart(before, part);
  });
}
