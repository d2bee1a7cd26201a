/** analysis/text: from a sentence to foods. This file decides which parts of a text name one food together: "macaroni and cheese", but "bread and milk". */
import type { Connective } from "../languages/language-grammar.ts";
import { type FoundRow, isGoodRow } from "../match/find-rows.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { type Atom, mergeQuantities } from "./atoms.ts";

/** Parts that name one food, and the rows found for it. */
export interface FoodMention {
  readonly atoms: readonly Atom[];
  readonly found: readonly FoundRow[];
}

/** What joining over a connective is worth, against two foods. */
type JoinBonus = Readonly<Record<Connective, number>>;
const never = Number.NEGATIVE_INFINITY;
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
  with: 1.4,
  on: 1.4,
  made: 1.8,
  and: -0.7,
  list: -1,
  aside: 2.5,
  apart: never,
};
/** Further parts of what is in it: ", lettuce and tomato". */
const bonusOfContinuedList = -0.3;
/** A part with its own article rather stands alone: "with a roll". */
const articlePenalty = 0.4;
/** Two foods must fit that much better than one. */
const costOfFood = 0.6;
/** For a row whose whole name was said over several parts. */
const bonusOfWholeName = 1.2;
const wholeNameShare = 0.6;
const bonusOfApposition = 2;
const bonusOfOneArticle = 1.1;
/** More parts than this are never one food. */
const maxJoined = 6;
const leastOfMeasured = 0.05;

const dishes: ReadonlySet<string> = new Set(
  (
    "sandwich submarine sub burrito taco pizza quesadilla wrap hamburger burger cheeseburger soup stew casserole lasagna " +
    "enchilada empanada turnover pie doughnut donut cake cupcake cookie omelet pastry dumpling roll nacho tostada " +
    "fajita tamale croissant biscuit ravioli pot crepe strudel danish sundae parfait smoothie shake bar"
  ).split(" "),
);

function isDish(atom: Atom | undefined): boolean {
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

const opensContents: ReadonlySet<Connective> = new Set(["with", "made"]);

/** What it is worth to take these parts as one food. */
function bonusOfGroup(group: readonly Atom[]): number {
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

function withoutHeadings(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.filter((atom, at) => !(atom.isHeading && atoms[at + 1]?.lead === "amount"));
}

/** "bread with butter, no, 2 slices": the slices are of what was counted in slices. */
function indexOfSameMeasure(attached: readonly Atom[], atom: Atom): number {
  const measure = atom.quantity?.measure;
  const isHousehold = measure?.kind === "household";
  const same = attached.findLastIndex((each) => isHousehold && each.quantity?.measure === measure);
  return same < 0 ? attached.length - 1 : same;
}

/** An amount or size that stands alone belongs to the food before it, or else after it. */
function attachBareAmounts(atoms: readonly Atom[]): readonly Atom[] {
  const attached: Atom[] = [];
  let waiting: Atom | undefined;
  for (const atom of atoms) {
    if (atom.words.length > 0) {
      attached.push(waiting === undefined ? atom : merged(waiting, atom));
      waiting = undefined;
      continue;
    }
    const target = indexOfSameMeasure(attached, atom);
    const before = attached[target];
    if (
      before === undefined ||
      (atom.quantity?.isSaid === true &&
        before.quantity?.isSaid === true &&
        before.quantity.measure?.kind !== "household")
    )
      waiting = atom;
    else attached[target] = { ...before, ...amountOf(before, atom) };
  }
  return attached;
}

function amountOf(before: Atom, atom: Atom): Pick<Atom, "quantity" | "sizes"> {
  return {
    quantity: atom.quantity === undefined ? before.quantity : mergeQuantities(before.quantity, atom.quantity),
    sizes: [...before.sizes, ...atom.sizes],
  };
}

function merged(waiting: Atom, atom: Atom): Atom {
  if (waiting.quantity === undefined || atom.quantity?.isSaid) return atom;
  return { ...atom, quantity: waiting.quantity, lead: "amount" };
}

/** Parts of a food, told to say which it is: "with the peel". */
const partsOfFood: ReadonlySet<string> = new Set([
  "peel",
  "shell",
  "skin",
  "crust",
  "coating",
  "breading",
  "rind",
  "bone",
]);

function isPartOfFood({ connective, words }: Atom): boolean {
  const naming = words.flatMap((word) => word.english).map(stemEnglish);
  return opensContents.has(connective) && naming.every((word) => partsOfFood.has(word) || word === "eaten");
}

function isAside(atom: Atom | undefined): boolean {
  if (atom === undefined || atom.lead === "amount") return false;
  return atom.connective === "aside" || isPartOfFood(atom);
}

/** What a row is worth to the cut: nothing when it does not name the food. */
function accepted(found: FoundRow | undefined, group: readonly Atom[]): number {
  if (found === undefined || !found.hasHead) return 0;
  // Who says how much of it means a food, so the nearest is better than none.
  const isMeasured = group[0]?.lead === "amount" && group[0].quantity?.measure !== undefined;
  if (isMeasured) return Math.max(found.score, leastOfMeasured + costOfFood);
  return isGoodRow(found) ? found.score : 0;
}

/** A row that says all the words and little else: "peanut butter and jelly sandwich". */
function wholeNameBonus(group: readonly Atom[], found: FoundRow | undefined): number {
  if (found === undefined || group.length === 1 || found.coverage < 0.999) return 0;
  return found.score >= wholeNameShare * found.perfectScore ? bonusOfWholeName : 0;
}

/** "a cup of reduced sugar, ready-to-drink chocolate milk": what only describes belongs to what follows in the list. */
function attachDescriptions(atoms: readonly Atom[], namesFood: (atom: Atom) => boolean): readonly Atom[] {
  const attached: Atom[] = [];
  for (const atom of atoms) {
    const before = attached.at(-1);
    const isContinued = (atom.connective === "list" || atom.connective === "and") && atom.lead === undefined;
    if (before !== undefined && isContinued && before.words.length > 0 && !namesFood(before)) {
      attached[attached.length - 1] = {
        ...before,
        ...amountOf(before, atom),
        words: [...before.words, ...atom.words],
      };
    } else attached.push(atom);
  }
  return attached;
}

interface Step {
  readonly score: number;
  readonly from: number;
  readonly mention: FoodMention | undefined;
}

/** Chooses the cut whose foods fit the table best, by dynamic programming over the parts. */
export function joinAtoms(
  all: readonly Atom[],
  namesFood: (atom: Atom) => boolean,
  find: (atoms: readonly Atom[]) => readonly FoundRow[],
): readonly FoodMention[] {
  const atoms = attachDescriptions(attachBareAmounts(withoutHeadings(all)), namesFood);
  const steps: Step[] = [{ score: 0, from: 0, mention: undefined }];
  for (let end = 1; end <= atoms.length; end++) {
    let best: Step = { score: Number.NEGATIVE_INFINITY, from: end - 1, mention: undefined };
    for (let start = end - 1; start >= Math.max(0, end - maxJoined); start--) {
      const group = atoms.slice(start, end);
      const bonus = bonusOfGroup(group);
      if (bonus === never) break;
      // What is told aside describes a food and is none: "that hit the spot".
      const found = isAside(group[0]) ? [] : find(group);
      const own = accepted(found[0], group);
      const score =
        (steps[start]?.score ?? 0) +
        (own > 0 ? own + bonus + wholeNameBonus(group, found[0]) - costOfFood : 0);
      if (score > best.score) {
        best = { score, from: start, mention: own > 0 ? { atoms: group, found } : undefined };
      }
    }
    steps.push(best);
  }
  return readBack(steps);
}

function readBack(steps: readonly Step[]): readonly FoodMention[] {
  const mentions: FoodMention[] = [];
  for (let at = steps.length - 1; at > 0; ) {
    const step = steps[at];
    if (step === undefined) break;
    if (step.mention !== undefined) mentions.unshift(step.mention);
    at = step.from;
  }
  return mentions;
}
