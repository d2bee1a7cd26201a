/** analysis/text: from a sentence to foods. This file turns an amount of one food into grams, by the row's own household measures first. */
import type { FoodRow } from "#food/food-row.ts";
import { type Measure, mass, mlPerFluidOunce } from "../quantities/measures.ts";
import { foodGramsMax } from "../text-limits.ts";
import { type AmountSaid, bestPortion, saidWords } from "./best-portion.ts";
import { gramsOfHousehold } from "./grams-of-household.ts";
import { gramsOfOne } from "./grams-of-one.ts";
import { isOunceASquare, squareGrams } from "./ounce-of-chocolate.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { densityOf, isDrink } from "./row-density.ts";
import { usualGrams, wholeGrams } from "./usual-grams.ts";
import { vagueGrams } from "./vague-grams.ts";

/** How the grams were found; the less was said, the less is sure. */
export type PortionOrigin = "weighed" | "measured" | "counted" | "assumed";

export interface ChosenPortion {
  readonly grams: number;
  readonly origin: PortionOrigin;
}

function gramsOfVolume(
  row: FoodRow,
  amount: AmountSaid,
  count: number,
  measure: Measure & { kind: "volume" },
) {
  const [first = ""] = measure.word.split(" ");
  const qualifiers = amount.quantity?.qualifiers ?? [];
  // "an individual cup" of a sweet is no measuring cup.
  const isNamed = (portion: ReadPortion) =>
    portion.words.includes(first) && qualifiers.some((word) => portion.words.includes(word));
  const same = portionsOf(row).filter(
    (portion) => (portion.kind === "volume" && portion.words[0] === first) || isNamed(portion),
  );
  const portion = bestPortion(row, same, saidWords(amount, measure.word), amount);
  return count * (portion?.grams ?? measure.ml * densityOf(row));
}

function chosen(row: FoodRow, amount: AmountSaid): ChosenPortion {
  const { quantity } = amount;
  if (quantity === undefined) {
    if (amount.sizes.length > 0) return { grams: gramsOfOne(row, amount), origin: "counted" };
    const grams = usualGrams.get(row.source.code) ?? row.defaultGrams ?? gramsOfOne(row, amount);
    return { grams, origin: "assumed" };
  }
  const { count, measure, vague } = quantity;
  if (vague !== undefined) {
    const one = gramsOfOne(row, { ...amount, quantity: { ...quantity, count: 3 } });
    return { grams: vagueGrams(row, vague, one), origin: "assumed" };
  }
  const whole = wholeGrams.get(row.category);
  if (measure === undefined && count < 1 && whole !== undefined)
    return { grams: count * whole, origin: "counted" };
  if (measure === undefined) return { grams: count * gramsOfOne(row, amount), origin: "counted" };
  if (measure.kind === "volume") {
    return { grams: gramsOfVolume(row, amount, count, measure), origin: "measured" };
  }
  if (measure.kind === "household") {
    return { grams: count * gramsOfHousehold(row, amount, measure), origin: "measured" };
  }
  if (measure === mass.ounce && isOunceASquare(row, amount.language)) {
    return { grams: count * squareGrams, origin: "measured" };
  }
  // An ounce of a drink is a fluid ounce.
  if (measure === mass.ounce && isDrink(row)) {
    return { grams: count * mlPerFluidOunce * densityOf(row), origin: "measured" };
  }
  return { grams: count * measure.grams, origin: "weighed" };
}

/** The weight of what was eaten, within what one can eat. */
export function chooseGrams(row: FoodRow, amount: AmountSaid): ChosenPortion {
  const portion = chosen(row, amount);
  return { ...portion, grams: Math.min(foodGramsMax, Math.max(0, portion.grams)) };
}
