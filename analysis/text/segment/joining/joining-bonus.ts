/** Weighs whether parts side by side are one food, by the words between them. */
import { type Connective, listing, opensContents } from "../../languages/language-grammar.ts";
import type { Atom } from "../atom.ts";
import { isDish, isSide, isWeighed } from "../kinds-of-food.ts";
import {
  hasAmountBehind,
  isBreadOfSandwich,
  isFilled,
  isFillingBeforeFilled,
  isOtherFood,
} from "./filled-things.ts";

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
/** "a peanut butter and jelly sandwich" */
const bonusOfOneArticle = 1.1;
/** "a sausage and cheese sandwich", "an egg, cheese, and ham sandwich" */
const bonusOfOneSandwich = 2.2;
/** "ham between two slices of bread" */
const bonusOfItsBread = 2;

/** "ham and cheese sandwich": the dish may be named after an "and". */
function namesDish(group: readonly Atom[]): boolean {
  return atomsBeforeContents(group).some(isDish);
}

/** Up to "with", "on" and the like. */
function atomsBeforeContents(group: readonly Atom[]): readonly Atom[] {
  const contents = group.findIndex((atom, at) => at > 0 && !listing.has(atom.connective));
  return group.slice(0, contents < 0 ? group.length : contents);
}

/** "macaroni with chicken and oil, 350 g": the weight at the end is of all. */
function isWeighedAtEnd(group: readonly Atom[]): boolean {
  const last = group.at(-1);
  return isWeighed(last) && last?.lead !== "amount" && group.every((atom) => atom.lead !== "amount");
}

function beginningOf(group: readonly Atom[]): Beginning {
  if (isWeighed(group[0]) && hasAmountBehind(group[0])) return "weighedBehind";
  if (isWeighed(group[0]) || isWeighedAtEnd(group)) return "weighed";
  return namesDish(group) ? "dish" : "plain";
}

/** "a peanut butter and jelly sandwich", "an egg, cheese, and sausage sandwich": one article, one thing. */
function sharesOneArticle(group: readonly Atom[], atom: Atom): boolean {
  if (isFillingBeforeFilled(group.slice(0, group.indexOf(atom)), atom)) return true;
  if (group[0]?.lead !== "article" || atom.lead !== undefined) return false;
  const isListed =
    atom.connective === "list" &&
    atomsBeforeContents(group).includes(atom) &&
    isDish(atomsBeforeContents(group).at(-1));
  return atom.connective === "and" || isListed;
}

function bonusOfSharedArticle(group: readonly Atom[]): number {
  return isFilled(atomsBeforeContents(group).at(-1)) ? bonusOfOneSandwich : bonusOfOneArticle;
}

/** What its connective and its article say for taking this part into the food that the group begins. */
function bonusOfPart(atom: Atom, group: readonly Atom[], beginning: Beginning): number {
  const isBeside =
    (beginning === "weighed" && !namesDish(group)) || (beginning === "dish" && atom.connective === "with");
  const kind = isBeside && isSide(atom) ? "plain" : beginning;
  const ofConnective = bonuses[atom.connective][beginnings.indexOf(kind)] ?? never;
  const ofBread = isBreadOfSandwich(atom, group) ? bonusOfItsBread : 0;
  return ofConnective + ofBread + (sharesOneArticle(group, atom) ? bonusOfSharedArticle(group) : 0);
}

/** "a cheeseburger, the Whopper" is the same thing by another name; "with a roll" rather another thing. */
function bonusOfArticle(atom: Atom): number {
  const isApposition = atom.isDefinite && atom.connective === "list";
  return (isApposition ? bonusOfApposition : 0) - (atom.lead === "article" ? articlePenalty : 0);
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
    bonus += Math.max(own, continued) + bonusOfArticle(atom);
  }
  return bonus;
}
