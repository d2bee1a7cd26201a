/** Decides what a stated weight is of: each or all of several, with or without shells, or no weight at all but an ounce of a drink. */
import type { FoodRow } from "#food/food-row.ts";
import { type Measure, mass, mlPerFluidOunce } from "../quantities/measures.ts";
import type { ChosenPortion } from "./chosen-portion.ts";
import { gramsOfCount } from "./grams-of-count.ts";
import { densityOf, isDrink } from "./row-density.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** g of a square of chocolate: in Spanish, an "onza" of chocolate is a square of the bar. */
const squareGrams = 10;

/** g of one ounce where it is no weight: of a drink it is a fluid ounce. */
function gramsOfOunce(row: FoodRow, { language }: StatedAmount): number | undefined {
  const isSquare =
    language === "es" && /chocolate/i.test(row.source.description) && row.nutriScoreClass === "general";
  if (isSquare) return squareGrams;
  return isDrink(row) ? mlPerFluidOunce * densityOf(row) : undefined;
}

/** "2 pommes 300 g" weigh so much together, "2 yaourts 125 g" each: whichever is nearer, as a ratio, to what so many usually weigh. */
function gramsOfCounted(row: FoodRow, amount: StatedAmount, ofEach: number): number {
  const { ofCounted } = amount.quantity ?? {};
  if (ofCounted === undefined) return ofEach;
  const quantity = { count: ofCounted, qualifiers: [], isSaid: true };
  const usual = gramsOfCount(row, { ...amount, quantity }, ofCounted);
  const ofAll = ofEach / ofCounted;
  const isNearerTogether = ofEach * ofAll > usual * usual;
  return usual > 0 && isNearerTogether ? ofAll : ofEach;
}

/** g. Nobody eats more of them without the shells. */
const inShellsMin = 400;
/** Of the weight in shells, once cooked: our estimate. */
const eatenShare = 0.27;
const soldInShells = /\bmussels?\b|\bclams?\b|\bcockles?\b/i;

/** "1 kg de moules" holds little more than a quarter of that to eat. */
function gramsWithoutShells({ source }: FoodRow, grams: number): number {
  const [named = ""] = source.description.split(":");
  return grams >= inShellsMin && soldInShells.test(named) ? grams * eatenShare : grams;
}

export function portionOfWeight(
  row: FoodRow,
  amount: StatedAmount,
  { count, measure }: { readonly count: number; readonly measure: Measure & { kind: "mass" } },
): ChosenPortion {
  const ounce = measure === mass.ounce ? gramsOfOunce(row, amount) : undefined;
  if (ounce !== undefined) return { grams: count * ounce, origin: "measured" };
  const stated = gramsOfCounted(row, amount, count * measure.grams);
  return { grams: gramsWithoutShells(row, stated), origin: "weighed" };
}
