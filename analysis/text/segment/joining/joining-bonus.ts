/** Weighs whether parts side by side are one food, by the words between them. */
import { type Connective, listing, opensContents } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import { breads, isDish, isSide, isWeighed, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";

/** These parts are never one food. */
export const never = Number.NEGATIVE_INFINITY;

/** What the group begins with: nothing in particular; a weighed food, as who weighs, weighs all; a food with its weight behind it, of that food alone; a dish, which holds what follows. */
type Beginning = "plain" | "weighed" | "weighedBehind" | "dish";
const beginnings: readonly Beginning[] = ["plain", "weighed", "weighedBehind", "dish"];

/** What joining over a connective is worth, against two foods, in the order of the beginnings. */
const bonuses: Readonly<Record<Connective, readonly [number, number, number, number]>> = {
  with: [0, 2, -2.2, 2.2],
  on: [0, 2, -2.2, 2],
  flavored: [1.6, 2, 2, 2.2],
  filled: [1.6, 2, 2, 2.2],
  made: [1.6, 2, 2, 2],
  and: [-0.7, 1.2, -0.7, -0.7],
  list: [-1, 0.9, -1, -1],
  aside: [2.5, 2.5, 2.5, 2.5],
  bracketed: [2.5, 2.5, 2.5, 2.5],
  apart: [never, never, never, never],
};
/** Further parts of what is in it: ", lettuce and tomato". */
const bonusOfContinuedList = -0.3;
/** A part with an article of its own is rather another food: "with a roll". */
const articlePenalty = 0.4;
/** "a cheeseburger, the Whopper" */
export const bonusOfApposition = 2;
/** "ham between two slices of bread" */
const bonusOfItsBread = 2;
/** "a peanut butter and jelly sandwich" */
const bonusOfOneArticle = 1.1;

/** "ham and cheese sandwich": the dish may be named after an "and". */
function namesDish(group: readonly Atom[]): boolean {
  return atomsBeforeContents(group).some(isDish);
}

/** Up to "with", "on" and the like. */
function atomsBeforeContents(group: readonly Atom[]): readonly Atom[] {
  const contents = group.findIndex((atom, at) => at > 0 && !listing.has(atom.connective));
  return group.slice(0, contents < 0 ? group.length : contents);
}

/** "chicken 150 g" as in a list, not "150 g of chicken" or "a chili weighing 200 g". */
function hasAmountBehind(atom: Atom | undefined): boolean {
  return atom?.quantity?.isSaid === true && atom.lead === undefined && atom.words.length > 0;
}

function beginningOf(group: readonly Atom[]): Beginning {
  if (isWeighed(group[0]) && hasAmountBehind(group[0])) return "weighedBehind";
  if (isWeighed(group[0])) return "weighed";
  return namesDish(group) ? "dish" : "plain";
}

/** "a peanut butter and jelly sandwich", "an egg, cheese, and sausage sandwich": one article, one thing. */
function sharesOneArticle(group: readonly Atom[], atom: Atom): boolean {
  if (group[0]?.lead !== "article" || atom.lead !== undefined) return false;
  const isListed =
    atom.connective === "list" &&
    atomsBeforeContents(group).includes(atom) &&
    isDish(atomsBeforeContents(group).at(-1));
  return atom.connective === "and" || isListed;
}

/** "a sandwich with egg on an English muffin", "ham between two slices of bread": its own bread, article or number. */
function isBreadOfSandwich(atom: Atom, group: readonly Atom[]): boolean {
  const isBetween = atom.connective === "on" || atom.connective === "made";
  const isSandwich = group.some((each) => stemmedEnglishWords(each).includes("sandwich"));
  return isBetween && isSandwich && breads.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** What its connective and its article say for taking this part into the food that the group begins. */
function bonusOfPart(atom: Atom, group: readonly Atom[], beginning: Beginning): number {
  const isBeside =
    (beginning === "weighed" && !namesDish(group)) || (beginning === "dish" && atom.connective === "with");
  const kind = isBeside && isSide(atom) ? "plain" : beginning;
  const ofConnective = bonuses[atom.connective][beginnings.indexOf(kind)] ?? never;
  const ofBread = isBreadOfSandwich(atom, group) ? bonusOfItsBread : 0;
  return ofConnective + ofBread + (sharesOneArticle(group, atom) ? bonusOfOneArticle : 0);
}

/** "2 eggs, bacon 50 g", "3 egg omelette with cheddar 30 g" */
function isBesideCounted(atom: Atom, [first]: readonly Atom[]): boolean {
  const isBeside = listing.has(atom.connective) || (atom.connective === "with" && isWeighed(atom));
  return isBeside && first?.lead === "amount" && first.quantity?.isSaid === true;
}

const uncooked: ReadonlySet<string> = new Set(["raw", "uncooked", "dry"]);

/** "100 g de pâtes crues avec du pesto": what was weighed raw was weighed alone. */
function isWeighedRaw(atom: Atom | undefined): boolean {
  return isWeighed(atom) && stemmedEnglishWords(atom).some((word) => uncooked.has(word));
}

const soups: ReadonlySet<string> = wordSet("soup-course");

/** "grilled cheese with tomato soup": no dish has a soup in it. */
function isSoupBeside(atom: Atom, group: readonly Atom[]): boolean {
  return soups.has(nounOfAtom(atom)) && group.slice(0, group.indexOf(atom)).some(isDish);
}

/** "rice and a cookie", "a bowl of cereal, a granola bar": what has an article of its own behind "and" or a comma. */
function beginsAnew({ connective, lead }: Atom): boolean {
  return listing.has(connective) && lead === "article";
}

const hotDrinks: ReadonlySet<string> = new Set(["tea", "coffee"]);
const spoons: ReadonlySet<string> = new Set(["tablespoon", "teaspoon", "knob", "pat"]);

/** "2 tbsp of peanut butter on toast", "7 g of sugar in my tea": so much, and what it went on or into. */
function isWhatItWentOn(atom: Atom, first: Atom | undefined): boolean {
  const measure = first?.quantity?.measure;
  if (atom.connective === "on")
    return measure !== undefined && measure.kind !== "mass" && spoons.has(measure.word);
  const isHotDrink = hotDrinks.has(nounOfAtom(atom));
  return atom.connective === "made" && atom.isDefinite && isWeighed(first) && isHotDrink;
}

/** A counted part is another food, but for what a dish is made of: "a sandwich between two slices of bread". */
function isOtherFood(atom: Atom, group: readonly Atom[]): boolean {
  const [first] = group;
  if (atom.isExtra === true) return true;
  if (isWeighedRaw(first) || isSoupBeside(atom, group) || beginsAnew(atom) || isWhatItWentOn(atom, first))
    return true;
  // "330 g de néctar con un plátano de 240 g": each has its own weight.
  if (isWeighed(atom) && isWeighed(first)) return true;
  // "rice: 1 cup, salmon: 5 oz": so does each that has its own amount behind it.
  if (hasAmountBehind(atom) && (hasAmountBehind(first) || isBesideCounted(atom, group))) return true;
  return atom.lead === "amount" && !isBreadOfSandwich(atom, group);
}

/** What it is worth to take these parts as one food. */
export function bonusOfGroup(group: readonly Atom[]): number {
  const beginning = beginningOf(group);
  let bonus = 0;
  let opened: number | undefined;
  for (const atom of group.slice(1)) {
    if (isOtherFood(atom, group)) return never;
    const own = bonusOfPart(atom, group, beginning);
    if (opensContents.has(atom.connective)) opened = own;
    const isContinued = listing.has(atom.connective);
    const continued = isContinued && opened !== undefined ? opened + bonusOfContinuedList : own;
    bonus += Math.max(own, continued) + (atom.lead === "article" ? -articlePenalty : 0);
  }
  return bonus;
}
