/** Decides which parts of a text name one food together: "macaroni and cheese", but "bread and milk". */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { type LanguageGrammar, listing } from "../../languages/language-grammar.ts";
import { heldShare, isRecipeRow } from "../../match/contents-of-dish.ts";
import { type FoundRow, isGoodRow } from "../../match/find-rows.ts";
import type { Atom } from "../atom.ts";
import { costOfFood, type FindRows, type FoodMention, nounsOf, wholeCoverage } from "../food-mention.ts";
import { isSide, isWeighed } from "../kinds-of-food.ts";
import { bonusOfApposition, bonusOfGroup, never } from "./joining-bonus.ts";
import { isLooselyConnected, losesFood, penaltyBesideWeighed } from "./lost-foods.ts";
import { splitRunOns } from "./run-on.ts";

/** For a row whose whole name was said over several parts. */
const bonusOfWholeName = 1.2;
const wholeNameShare = 0.6;
/** More parts than this are never one food. */
const maxJoined = 8;
const leastOfMeasured = 0.05;
/** For a part that changes nothing in the row found. More than what joining with "with" is worth, but for dishes. */
const unknownPartPenalty = 2;

function describesAnotherFood(atom: Atom | undefined): boolean {
  if (atom === undefined || atom.lead === "amount") return false;
  return atom.connective === "aside" || atom.connective === "bracketed";
}

/** "a cereal bar, the KIND fruit and nut bar", "a fruit empanada, a Mexican turnover": one row has the words of both, and is what one of them names. */
function isSaidAgain([first, last, ...others]: readonly Atom[], find: FindRows): boolean {
  if (first === undefined || last?.connective !== "list" || last.lead !== "article") return false;
  const [found] = find([first, last]);
  if (others.length > 0 || found === undefined || found.coverage < wholeCoverage) return false;
  const alone = [first, last].map((atom) => find([atom])[0]?.row);
  const kinds = new Set(alone.map((row) => row && portionClassOf(row)));
  return kinds.size === 1 && alone.includes(found.row);
}

/** What a row is worth to the cut: nothing when it does not name the food. */
function scoreForCut(found: FoundRow | undefined, group: readonly Atom[], find: FindRows): number {
  if (found === undefined || !found.hasHead) return 0;
  if (!isSaidAgain(group, find) && losesFood(group, found, find)) return 0;
  // Who says how much of it means a food, so the nearest is better than none.
  const isMeasured = group[0]?.lead === "amount" && group[0].quantity?.measure !== undefined;
  if (isMeasured) return Math.max(found.score, leastOfMeasured + costOfFood);
  return isGoodRow(found) ? found.score : 0;
}

/** A row that says all the words and little else: "peanut butter and jelly sandwich". */
function wholeNameBonus(group: readonly Atom[], found: FoundRow | undefined): number {
  if (found === undefined || group.length === 1 || found.coverage < wholeCoverage) return 0;
  return found.score >= wholeNameShare * found.perfectScore ? bonusOfWholeName : 0;
}

/** "biscuits with milk": what the found row does not know of is a food of its own. */
function penaltyOfUnknown(group: readonly Atom[], found: FoundRow | undefined, find: FindRows): number {
  const last = group.at(-1);
  if (found === undefined || last === undefined || group.length < 2) return 0;
  if (isWeighed(group[0])) return penaltyBesideWeighed(group, found, find);
  const isSideListed = listing.has(last.connective) && isSide(last);
  if (!isLooselyConnected(last) && !isSideListed) return 0;
  const without = find(group.slice(0, -1))[0];
  return without?.row === found.row && found.coverage < without.coverage ? unknownPartPenalty : 0;
}

interface Step {
  readonly score: number;
  readonly from: number;
  readonly mention: FoodMention | undefined;
}

/** Where a dish of our recipes is named by its own name, what follows without an amount and is in it. */
function partsOfDishes(atoms: readonly Atom[], find: FindRows): ReadonlySet<Atom> {
  const parts = new Set<Atom>();
  let dish: FoodRow | undefined;
  for (const [at, atom] of atoms.entries()) {
    const [own] = find([atom]);
    const isBehind = atom.connective !== "apart" || atoms[at - 1]?.isHeading === true;
    const isBare = atom.quantity === undefined && atom.words.length > 0;
    const nouns = nounsOf({ atoms: [atom] });
    if (dish !== undefined && isBehind && isBare && heldShare(dish, { nouns, row: own?.row }) === 1)
      parts.add(atom);
    else dish = own?.isNamed === true && isRecipeRow(own.row) ? own.row : undefined;
  }
  return parts;
}

interface Joined {
  readonly atoms: readonly Atom[];
  /** Those that a dish before them holds. */
  readonly parts: ReadonlySet<Atom>;
  readonly find: FindRows;
}

function findGroup(group: readonly Atom[], { parts, find }: Joined): readonly FoundRow[] {
  const [first, ...others] = group;
  // "sarmale: pork and onion" are no pork with onions.
  const isSplit = others.length > 0 && first !== undefined && parts.has(first);
  if (isSplit || describesAnotherFood(first)) return [];
  // "bouillabaisse with cod and potatoes" stays what it is beside what it holds.
  const isWithParts = others.length > 0 && others.every((atom) => parts.has(atom));
  return find(isWithParts ? group.slice(0, 1) : group);
}

/** The best last food of the text's beginning, one part longer than the steps so far. */
function bestLastFood(joined: Joined, steps: readonly Step[]): Step {
  const { atoms, find } = joined;
  const end = steps.length;
  let best: Step = { score: Number.NEGATIVE_INFINITY, from: end - 1, mention: undefined };
  for (let start = end - 1; start >= Math.max(0, end - maxJoined); start--) {
    const group = atoms.slice(start, end);
    const bonus = isSaidAgain(group, find) ? bonusOfApposition : bonusOfGroup(group);
    if (bonus === never) break;
    // A remark describes a food and is none: "that hit the spot".
    const found = findGroup(group, joined);
    const own = scoreForCut(found[0], group, find);
    // Parts together that name nothing must not swallow foods that each name little.
    if (own === 0 && group.length > 1) continue;
    const unknown = penaltyOfUnknown(group, found[0], find);
    const gain = own > 0 ? own + bonus - unknown + wholeNameBonus(group, found[0]) - costOfFood : 0;
    const score = (steps[start]?.score ?? 0) + gain;
    if (score > best.score)
      best = { score, from: start, mention: own > 0 ? { atoms: group, found } : undefined };
  }
  return best;
}

/** Chooses the cut whose foods fit the table best, by dynamic programming over the parts. */
export function joinAtoms(
  atoms: readonly Atom[],
  find: FindRows,
  { headPosition }: Pick<LanguageGrammar, "headPosition">,
): readonly FoodMention[] {
  const mentions = bestMentions(atoms, find);
  const apart = splitRunOns(atoms, mentions, { find, headPosition });
  return apart === atoms ? mentions : bestMentions(apart, find);
}

function bestMentions(atoms: readonly Atom[], find: FindRows): readonly FoodMention[] {
  const steps: Step[] = [{ score: 0, from: 0, mention: undefined }];
  const joined = { atoms, parts: partsOfDishes(atoms, find), find };
  while (steps.length <= atoms.length) steps.push(bestLastFood(joined, steps));
  return collectMentions(steps);
}

function collectMentions(steps: readonly Step[]): readonly FoodMention[] {
  const mentions: FoodMention[] = [];
  for (let at = steps.length - 1; at > 0; ) {
    const step = steps[at];
    if (step === undefined) break;
    if (step.mention !== undefined) mentions.unshift(step.mention);
    at = step.from;
  }
  return mentions;
}
