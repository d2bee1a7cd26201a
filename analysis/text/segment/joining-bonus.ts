/** analysis/text: from a sentence to foods. This file weighs whether parts side by side are one food, by what stands between them. */
import type { Connective } from "../languages/language-grammar.ts";
import { wordSet, wordsByWord } from "../words/read-word-files.ts";
import type { Atom } from "./atom.ts";
import { breads, isDish, isSide, isWeighed, stemmedEnglishWords } from "./kinds-of-food.ts";

/** What joining over a connective is worth, against two foods. */
type JoinBonus = Readonly<Record<Connective, number>>;
/** These parts are never one food. */
export const never = Number.NEGATIVE_INFINITY;
const joinBonus: JoinBonus = {
  with: 0,
  on: 0,
  flavored: 1.6,
  filled: 1.6,
  made: 1.6,
  and: -0.7,
  list: -1,
  aside: 2.5,
  bracketed: 2.5,
  apart: never,
};
/** After a weighed food: who weighs, weighs all; what has no weight is rather part of what has one. */
const joinBonusWhenWeighed: JoinBonus = {
  with: 2,
  flavored: 2,
  filled: 2,
  on: 2,
  made: 2,
  and: 1.2,
  list: 0.9,
  aside: 2.5,
  bracketed: 2.5,
  apart: never,
};
/** "steak 8 oz with potatoes": a weight behind its food is of that food alone, however it is prepared. */
const joinBonusBehindWeight: JoinBonus = {
  ...joinBonusWhenWeighed,
  with: -2.2,
  on: -2.2,
  and: -0.7,
  list: -1,
};
/** "A sandwich with cheese, lettuce and tomato": what follows is in the dish. */
const joinBonusInDish: JoinBonus = {
  with: 2.2,
  flavored: 2.2,
  filled: 2.2,
  on: 2,
  made: 2.2,
  and: -0.7,
  list: -1,
  aside: 2.5,
  bracketed: 2.5,
  apart: never,
};
/** Further parts of what is in it: ", lettuce and tomato". */
const bonusOfContinuedList = -0.3;
/** A part with its own article rather stands alone: "with a roll". */
const articlePenalty = 0.4;
const bonusOfApposition = 2;
const bonusOfOneArticle = 1.1;
/** "a sausage and cheese sandwich", "an egg, cheese, and ham sandwich" */
const bonusOfOneSandwich = 2.2;

/** "ham and cheese sandwich": the dish may be named after an "and". */
function namesDish(group: readonly Atom[]): boolean {
  return atomsBeforeContents(group).some(isDish);
}

/** What stands before "with", "on" and the like. */
function atomsBeforeContents(group: readonly Atom[]): readonly Atom[] {
  const contents = group.findIndex(
    (atom, at) => at > 0 && atom.connective !== "and" && atom.connective !== "list",
  );
  return group.slice(0, contents < 0 ? group.length : contents);
}

/** "macaroni with chicken and oil, 350 g": the weight at the end is of all. */
function isWeighedAtEnd(group: readonly Atom[]): boolean {
  const last = group.at(-1);
  return isWeighed(last) && last?.lead !== "amount" && group.every((atom) => atom.lead !== "amount");
}

/** "chicken 150 g" as in a list, not "150 g of chicken" or "a chili weighing 200 g". */
function hasAmountBehind(atom: Atom | undefined): boolean {
  return atom?.quantity?.isSaid === true && atom.lead === undefined && atom.words.length > 0;
}

function bonusTableOf(group: readonly Atom[]): JoinBonus {
  if (isWeighed(group[0]) && hasAmountBehind(group[0])) return joinBonusBehindWeight;
  if (isWeighed(group[0]) || isWeighedAtEnd(group)) return joinBonusWhenWeighed;
  return namesDish(group) ? joinBonusInDish : joinBonus;
}

const fillings = wordSet("filling");

const filledThings = wordSet("filled");
/** "peanut butter", "roast beef": no filling has a longer name. */
const fillingWordsMax = 2;

/** The last word of a name that goes on with its bread: "pickle sandwich white bread". */
function lastBut(leftOut: ReadonlySet<string>, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return leftOut.has(last) ? (words.findLast((word) => filledThings.has(word)) ?? last) : last;
}

/** "cheese and pickle sandwich", "falafel and hummus wrap", without an article. */
export function isFillingBeforeFilled(group: readonly Atom[], atom: Atom): boolean {
  const [first, ...others] = group;
  if (first === undefined || others.length !== 1 || atom.connective !== "and" || atom.lead !== undefined)
    return false;
  const names = stemmedEnglishWords(first);
  const isFilling =
    names.length <= fillingWordsMax && fillings.has(names.at(-1) ?? "") && first.quantity?.isSaid !== true;
  return isFilling && atom.words.length > 1 && filledThings.has(lastBut(breads, stemmedEnglishWords(atom)));
}

/** "a peanut butter and jelly sandwich", "an egg, cheese, and sausage sandwich": one article, one thing. */
function sharesOneArticle(group: readonly Atom[], atom: Atom): boolean {
  if (isFillingBeforeFilled(group, atom)) return true;
  if (group[0]?.lead !== "article" || atom.lead !== undefined) return false;
  const isListed =
    atom.connective === "list" &&
    atomsBeforeContents(group).includes(atom) &&
    isDish(atomsBeforeContents(group).at(-1));
  return atom.connective === "and" || isListed;
}

function bonusOfArticleOf(group: readonly Atom[]): number {
  return filledThings.has(stemmedEnglishWords(atomsBeforeContents(group).at(-1)).at(-1) ?? "")
    ? bonusOfOneSandwich
    : bonusOfOneArticle;
}

const bonusOfItsBread = 2;

/** "a sandwich with egg on an English muffin", "ham between two slices of bread": its own bread, article or number. */
function isBreadOfSandwich(atom: Atom, group: readonly Atom[]): boolean {
  const isBetween = atom.connective === "on" || atom.connective === "made";
  const isSandwich = group.some((each) => stemmedEnglishWords(each).at(-1) === "sandwich");
  return isBetween && isSandwich && !isWeighed(atom) && breads.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** Eaten together, yet named alike by rows that are something else: cheese bread, cereal with a milk filling. */
const eatenBeside = wordsByWord("eaten-beside");

/** "pollo asado con papas fritas": fries lie beside whatever it is. */
const alwaysBeside: ReadonlySet<string> = new Set(["french frie"]);

/** "bread with cheese", "cereal with milk" */
function isEatenBeside(first: Atom | undefined, atom: Atom): boolean {
  if (atom.connective !== "with" && atom.connective !== "flavored") return false;
  const only = stemmedEnglishWords(atom);
  if (alwaysBeside.has(only.join(" "))) return true;
  const beside = eatenBeside.get(stemmedEnglishWords(first).at(-1) ?? "");
  return beside?.has(only.join("-")) === true;
}

export const opensContents: ReadonlySet<Connective> = new Set(["with", "flavored", "made"]);

/** What its connective and its article say for taking this part into the food that the group begins. */
function bonusOfPart(atom: Atom, group: readonly Atom[], table: JoinBonus): number {
  const isBeside =
    (table === joinBonusWhenWeighed && !namesDish(group)) ||
    (table === joinBonusInDish && atom.connective === "with");
  const ofConnective = (isBeside && isSide(atom) ? joinBonus : table)[atom.connective];
  const ofBread = isBreadOfSandwich(atom, group) ? bonusOfItsBread : 0;
  return ofConnective + ofBread + (sharesOneArticle(group, atom) ? bonusOfArticleOf(group) : 0);
}

/** "a cheeseburger, the Whopper" is the same thing by another name; "with a roll" rather another thing. */
function bonusOfArticle(atom: Atom): number {
  const isApposition = atom.isDefinite && atom.connective === "list";
  return (isApposition ? bonusOfApposition : 0) - (atom.lead === "article" ? articlePenalty : 0);
}

function dishWordOf(atom: Atom): string {
  return isDish(atom) ? (stemmedEnglishWords(atom).at(-1) ?? "") : "";
}

/** "a soft taco with meat, a soft taco with beans"; but "a bolillo, a Mexican roll" is one. */
function beginsNextDish(atom: Atom, group: readonly Atom[]): boolean {
  const isListed = atom.connective === "list" || atom.connective === "and";
  const word = dishWordOf(atom);
  return (
    isListed &&
    atom.lead === "article" &&
    word !== "" &&
    group.some((each) => each !== atom && dishWordOf(each) === word)
  );
}

/** "150 g de arroz y un plátano": the weight is the rice's alone. */
function isArticledBesideWeighed(atom: Atom, group: readonly Atom[]): boolean {
  const isListed = atom.connective === "and" || atom.connective === "list";
  return isListed && isWeighed(group[0]) && atom.lead === "article" && !atom.isDefinite;
}

const uncooked: ReadonlySet<string> = new Set(["raw", "uncooked", "dry"]);

/** "100 g de pâtes crues avec du pesto": what was weighed raw was weighed alone. */
function isWeighedRaw(atom: Atom | undefined): boolean {
  return isWeighed(atom) && stemmedEnglishWords(atom).some((word) => uncooked.has(word));
}

const spoons: ReadonlySet<string> = new Set(["tablespoon", "teaspoon", "knob", "pat"]);

function isSpooned(atom: Atom | undefined): boolean {
  const measure = atom?.quantity?.measure;
  return measure !== undefined && measure.kind !== "mass" && spoons.has(measure.word);
}

/** A counted part is another food, but for what a dish is made of: "a sandwich between two slices of bread". */
function isOtherFood(atom: Atom, group: readonly Atom[], table: JoinBonus): boolean {
  if (isWeighedRaw(group[0])) return true;
  // "330 g de néctar con un plátano de 240 g": each has its own weight.
  if (isWeighed(atom) && isWeighed(group[0])) return true;
  // "rice: 1 cup, salmon: 5 oz": so does each that has its own amount behind it.
  if (hasAmountBehind(atom) && hasAmountBehind(group[0])) return true;
  // "2 tbsp of peanut butter on toast": so much is on it.
  if (isSpooned(group[0]) && atom.connective === "on") return true;
  if (isBreadOfSandwich(atom, group)) return false;
  if (isArticledBesideWeighed(atom, group)) return true;
  const isCountedContent = table === joinBonusInDish && atom.connective === "made" && !isWeighed(atom);
  return (atom.lead === "amount" && !isCountedContent) || beginsNextDish(atom, group);
}

/** What it is worth to take these parts as one food. */
export function bonusOfGroup(group: readonly Atom[]): number {
  const table = bonusTableOf(group);
  let bonus = 0;
  let opened: number | undefined;
  for (const atom of group.slice(1)) {
    if (isOtherFood(atom, group, table) || isEatenBeside(group[0], atom)) return never;
    const own = bonusOfPart(atom, group, table);
    if (opensContents.has(atom.connective)) opened = own;
    const isContinued = atom.connective === "and" || atom.connective === "list";
    const continued = isContinued && opened !== undefined ? opened + bonusOfContinuedList : own;
    bonus += Math.max(own, continued) + bonusOfArticle(atom);
  }
  return bonus;
}
