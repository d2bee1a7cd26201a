/** Weighs a porridge by the oats that went into it: "porridge made with water, 40 g oats", "gachas con leche, 40 g de avena". */
import { mass } from "../quantities/measures.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { firstAtomOf, opensOrContinues, statesAmount, untilNot } from "../segment/food-mention.ts";
import { isWeighed } from "../segment/kinds-of-food.ts";

const porridges = /^(?:Oatmeal|Porridge)\b/;
const dryOats = /^Oats, raw\b/;
/** Stirred into it; with its amount it is counted beside the oats. */
const liquids = /^(?:Milk|Water|[A-Z]\w+ milk)\b/;
/** g of porridge made with 1 g of oats: FNDDS has 379 kcal in 100 g of oats, and 64 (cooked) to 68 (instant) in porridge with water. */
const swelling = 5.7;

function descriptionOf({ found: [best] }: FoodMention): string {
  return best?.row.source.description ?? "";
}

/** Of the oats, where their weight was said and nothing else. */
function gramsOfOats({ atoms: [atom, ...others] }: FoodMention): number | undefined {
  const { quantity } = atom ?? {};
  if (others.length > 0 || quantity?.measure?.kind !== "mass") return undefined;
  return quantity.count * quantity.measure.grams;
}

/** Not where the milk was measured as well: its amount and that of the oats are then counted one by one. */
export function withPorridgesByOats(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const counted = new Set<FoodMention>();
  const weighed = mentions.map((dish, at) => {
    if (!porridges.test(descriptionOf(dish)) || isWeighed(firstAtomOf(dish))) return dish;
    const parts = untilNot(mentions.slice(at + 1), opensOrContinues);
    const oats = parts.find((part) => dryOats.test(descriptionOf(part)));
    const grams = oats && gramsOfOats(oats);
    const isMixed = parts.some((part) => statesAmount(part) && liquids.test(descriptionOf(part)));
    const [first, ...others] = dish.atoms;
    if (first === undefined || oats === undefined || grams === undefined || isMixed) return dish;
    counted.add(oats);
    const quantity = { count: grams * swelling, measure: mass.gram, qualifiers: [], isSaid: true } as const;
    return { ...dish, atoms: [{ ...first, quantity, lead: "amount" as const }, ...others] };
  });
  return weighed.filter((mention) => !counted.has(mention));
}
