/** analysis/text: from a sentence to foods. This file shares a weight among foods of one kind that it was said for together: "130 g of carrots and broccoli". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isRawVegetable } from "#food/portions/meal-groups.ts";
import type { Atom } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { isWeighed } from "../segment/kinds-of-food.ts";
import { firstAtomOf } from "../segment/mentions.ts";
import { hasAmountBehind } from "../segment/other-food.ts";

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

/** Without an article or an amount of its own. */
function isBare(atom: Atom | undefined): boolean {
  return (
    atom !== undefined && atom.lead === undefined && atom.quantity?.isSaid !== true && atom.sizes.length === 0
  );
}

/** Where the foods end that share the weight of the one here: "130 g of carrots, peas and broccoli". */
function endOfShared(mentions: readonly FoodMention[], from: number): number {
  const [first] = mentions.slice(from, from + 1);
  const atom = first && firstAtomOf(first);
  if (first === undefined || first.atoms.length > 1 || !isWeighed(atom) || hasAmountBehind(atom))
    return from + 1;
  const next = mentions[from + 1];
  const joined = next && firstAtomOf(next);
  const isShared =
    next !== undefined && joined?.connective === "and" && isBare(joined) && isOneKind(first, next);
  return isShared ? from + 2 : from + 1;
}

/** The first of the two where the weight stands behind both: "carrots and broccoli, 130 g". */
function isWeighedBehind(mentions: readonly FoodMention[], from: number): boolean {
  const [first, next] = [mentions[from], mentions[from + 1]];
  const [atom, weighed] = [first && firstAtomOf(first), next && firstAtomOf(next)];
  if (first === undefined || next === undefined || first.atoms.length > 1 || next.atoms.length > 1)
    return false;
  const isBehind = isWeighed(weighed) && hasAmountBehind(weighed) && weighed?.connective === "and";
  return isBehind && isBare(atom) && atom?.quantity === undefined && isOneKind(first, next);
}

function withShareOf(mention: FoodMention, quantity: Atom["quantity"], foods: number): FoodMention {
  const [first, ...others] = mention.atoms;
  if (first === undefined || quantity === undefined) return mention;
  return {
    ...mention,
    atoms: [{ ...first, quantity: { ...quantity, count: quantity.count / foods } }, ...others],
  };
}

export function withSharedWeights(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const read: FoodMention[] = [];
  for (let at = 0; at < mentions.length; ) {
    const end = isWeighedBehind(mentions, at) ? at + 2 : endOfShared(mentions, at);
    const together = mentions.slice(at, end);
    const quantity = together.map(firstAtomOf).find(isWeighed)?.quantity;
    read.push(
      ...(together.length > 1
        ? together.map((mention) => withShareOf(mention, quantity, together.length))
        : together),
    );
    at = end;
  }
  return read;
}
