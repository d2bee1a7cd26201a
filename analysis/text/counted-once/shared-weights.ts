/** Halves a weight that was said for two foods of one kind together: "130 g of carrots and broccoli". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isRawVegetable } from "#food/portions/meal-groups.ts";
import type { Atom } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { hasAmountBehind } from "../segment/joining/other-food.ts";
import { isWeighed } from "../segment/kinds-of-food.ts";
import { firstAtomOf } from "../segment/mentions.ts";

/** Salt and raw rice are both only cooked with. */
const ofNoKind = "ingredient";

function kindOf({ found: [best] }: FoodMention): string | undefined {
  const kind = best && portionClassOf(best.row);
  return kind === ofNoKind ? undefined : kind;
}

/** Vegetables are of one kind raw and cooked. */
function areVegetables(...mentions: readonly FoodMention[]): boolean {
  return mentions.every(
    ({ found: [best] }) =>
      best !== undefined && (portionClassOf(best.row) === "vegetable" || isRawVegetable(best.row)),
  );
}

function isOneKind(mention: FoodMention, other: FoodMention): boolean {
  const kind = kindOf(mention);
  const isOtherRow = mention.found[0]?.row !== other.found[0]?.row;
  const isSameKind = (kind !== undefined && kind === kindOf(other)) || areVegetables(mention, other);
  return isSameKind && isOtherRow;
}

/** Without an article or an amount of its own: "a little" is one. */
function isBare(atom: Atom | undefined): boolean {
  if (atom === undefined || atom.lead !== undefined || atom.sizes.length > 0) return false;
  return atom.quantity?.isSaid !== true && atom.quantity?.vague === undefined;
}

/** "130 g of carrots and broccoli" */
function isWeighedBefore(first: FoodMention, next: FoodMention): boolean {
  const [weighed, joined] = [firstAtomOf(first), firstAtomOf(next)];
  const isBefore = isWeighed(weighed) && !hasAmountBehind(weighed);
  return isBefore && joined?.connective === "and" && isBare(joined);
}

/** "carrots and broccoli, 130 g" */
function isWeighedBehind(first: FoodMention, next: FoodMention): boolean {
  const [bare, weighed] = [firstAtomOf(first), firstAtomOf(next)];
  const isBehind = isWeighed(weighed) && hasAmountBehind(weighed) && weighed?.connective === "and";
  return isBehind && isBare(bare) && bare?.quantity === undefined && next.atoms.length === 1;
}

function shareWeight(first: FoodMention, next: FoodMention): boolean {
  if (first.atoms.length > 1 || !isOneKind(first, next)) return false;
  return isWeighedBefore(first, next) || isWeighedBehind(first, next);
}

function withHalfOf(mention: FoodMention, quantity: Atom["quantity"]): FoodMention {
  const [first, ...others] = mention.atoms;
  if (first === undefined || quantity === undefined) return mention;
  const half = { ...quantity, count: quantity.count / 2 };
  return { ...mention, atoms: [{ ...first, quantity: half }, ...others] };
}

export function withSharedWeights(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const read: FoodMention[] = [];
  for (let at = 0; at < mentions.length; at++) {
    const [first, next] = [mentions[at], mentions[at + 1]];
    if (first === undefined) break;
    if (next === undefined || !shareWeight(first, next)) {
      read.push(first);
      continue;
    }
    const quantity = [first, next].map(firstAtomOf).find(isWeighed)?.quantity;
    read.push(withHalfOf(first, quantity), withHalfOf(next, quantity));
    at++;
  }
  return read;
}
