/** analysis/text: from a sentence to foods. This file weighs whether parts side by side are one food, by what stands between them. */
import type { Connective } from "../languages/language-grammar.ts";
import { stemEnglish } from "../words/english-stem.ts";
import type { Atom } from "./atom.ts";

/** What joining over a connective is worth, against two foods. */
type JoinBonus = Readonly<Record<Connective, number>>;
/** These parts are never one food. */
export const never = Number.NEGATIVE_INFINITY;
const joinBonus: JoinBonus = { with: 0, on: 0, made: 1.6, and: -0.7, list: -1, aside: 2.5, apart: never };
/** After a weighed food: who weighs, weighs all; what has no weight is rather part of what has one. */
const joinBonusWhenWeighed: JoinBonus = {
  with: 2,
  on: 2,
  made: 2,
  and: 0.6,
  list: 0.6,
  aside: 2.5,
  apart: never,
};
/** "A sandwich with cheese, lettuce and tomato": what follows is in the dish. */
const joinBonusInDish: JoinBonus = {
  with: 2.2,
  on: 2,
  made: 2.2,
  and: -0.7,
  list: -1,
  aside: 2.5,
  apart: never,
};
/** Further parts of what is in it: ", lettuce and tomato". */
const bonusOfContinuedList = -0.3;
/** A part with its own article rather stands alone: "with a roll". */
const articlePenalty = 0.4;
const bonusOfApposition = 2;
const bonusOfOneArticle = 1.1;

const dishes: ReadonlySet<string> = new Set(
  (
    "sandwich submarine sub burrito taco pizza quesadilla wrap hamburger burger cheeseburger soup stew casserole lasagna " +
    "enchilada empanada turnover pie doughnut donut cake cupcake cookie omelet pastry dumpling roll nacho tostada " +
    "fajita tamale croissant biscuit ravioli pot crepe strudel danish sundae parfait smoothie shake bar"
  ).split(" "),
);

export function isDish(atom: Atom | undefined): boolean {
  const last = atom?.words.findLast((word) => word.kind !== "modifier")?.english.at(-1);
  return last !== undefined && dishes.has(stemEnglish(last));
}

function isWeighed(atom: Atom | undefined): boolean {
  return atom?.quantity?.measure?.kind === "mass";
}

/** "ham and cheese sandwich": the dish may be named after an "and". */
function namedDish(group: readonly Atom[]): boolean {
  const contents = group.findIndex((atom, at) => at > 0 && atom.connective !== "and");
  return group.slice(0, contents < 0 ? group.length : contents).some(isDish);
}

function bonusTableOf(group: readonly Atom[]): JoinBonus {
  if (isWeighed(group[0])) return joinBonusWhenWeighed;
  return namedDish(group) ? joinBonusInDish : joinBonus;
}

/** "a peanut butter and jelly sandwich": one article, one thing. */
function isOneArticle(first: Atom | undefined, atom: Atom): boolean {
  return first?.lead === "article" && atom.connective === "and" && atom.lead === undefined;
}

export const opensContents: ReadonlySet<Connective> = new Set(["with", "made"]);

/** What it is worth to take these parts as one food. */
export function bonusOfGroup(group: readonly Atom[]): number {
  const table = bonusTableOf(group);
  let bonus = 0;
  let opened: number | undefined;
  for (const atom of group.slice(1)) {
    // "a sandwich between two slices of bread": in a dish, also what is counted is part of it.
    const isCountedContent = table === joinBonusInDish && atom.connective === "made" && !isWeighed(atom);
    if (atom.lead === "amount" && !isCountedContent) return never;
    const own = table[atom.connective] + (isOneArticle(group[0], atom) ? bonusOfOneArticle : 0);
    if (opensContents.has(atom.connective)) opened = own;
    const isContinued = opened !== undefined && (atom.connective === "and" || atom.connective === "list");
    bonus += isContinued ? Math.max(own, (opened ?? 0) + bonusOfContinuedList) : own;
    // "a cheeseburger, the Whopper": the same thing by another name.
    if (atom.isDefinite && atom.connective === "list") bonus += bonusOfApposition;
    if (atom.lead === "article") bonus -= articlePenalty;
  }
  return bonus;
}
