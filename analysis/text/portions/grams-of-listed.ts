/** Weighs a slice, a bottle or a jar by what the row, or else the list of containers, has under that word or one used side by side with it. */
import type { FoodRow } from "#food/food-row.ts";
import { contentsIn, isSoldIn } from "#food/portions/containers.ts";
import { household, type Measure } from "../quantities/measures.ts";
import { bestPortion, rowHasStatedMeasure, statedMeasureWords } from "./best-portion.ts";
import { gramsOfContents } from "./grams-of-contents.ts";
import { portionsOf, type ReadPortion } from "./read-portions.ts";
import { densityOf, isDrink } from "./row-density.ts";
import { sizeFactorFor } from "./size-factors.ts";
import type { StatedAmount } from "./stated-amount.ts";

/** Words for one container that the table uses side by side. */
const kin: Readonly<Record<string, readonly string[]>> = {
  bag: ["bag", "package", "packet"],
  packet: ["packet", "package", "pouch", "bag"],
  package: ["package", "packet", "bag", "box", "container"],
  pouch: ["pouch", "packet"],
  juice: ["box", "pouch"],
  box: ["box", "package", "carton"],
  carton: ["carton", "container", "box"],
  container: ["container", "cup", "carton", "tub"],
  jar: ["jar", "container", "cup"],
  ramekin: ["ramekin", "pot", "container", "cup"],
  pot: ["pot", "jar", "container", "cup"],
  bucket: ["bucket", "tub"],
  tub: ["tub", "container", "cup"],
  piece: ["piece", "slice", "item"],
  chunk: ["chunk", "cube", "piece", "slice"],
  slice: ["slice", "piece", "wedge"],
  rasher: ["rasher", "slice", "strip"],
  wedge: ["wedge", "slice", "piece"],
  bottle: ["bottle"],
  serving: ["serving", "order"],
  order: ["order", "serving"],
  strip: ["strip", "slice"],
  knob: ["knob", "pat"],
  bar: ["bar", "package"],
  drink: ["drink"],
};

/** Of cans that differ by what they hold, the usual one. */
function usualCan(
  row: FoodRow,
  portions: readonly ReadPortion[],
  { amount, measure }: { readonly amount: StatedAmount; readonly measure: Measure & { kind: "household" } },
): ReadPortion | undefined {
  const isOpen = isDrink(row) && measure === household.can && statedMeasureWords(amount, "").length === 0;
  if (!isOpen) return undefined;
  const ownUsual = portions.find(({ grams }) => grams === row.defaultGrams);
  if (ownUsual !== undefined) return ownUsual;
  const usual = household.can.ml * densityOf(row);
  const distance = ({ grams }: ReadPortion) => Math.abs(grams - usual);
  return portions.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** "a small portion" of what the row measures in one size only. */
function factorOfUnmeasuredSize(row: FoodRow, amount: StatedAmount): number {
  return rowHasStatedMeasure(row, amount) ? 1 : sizeFactorFor(row, statedMeasureWords(amount, ""), amount);
}

/** g of one; `undefined` where neither has such a measure. */
export function gramsOfListed(
  row: FoodRow,
  amount: StatedAmount,
  measure: Measure & { kind: "household" },
): number | undefined {
  for (const word of kin[measure.word] ?? [measure.word]) {
    const same = portionsOf(row).filter(
      ({ kind, words }) =>
        kind !== "guideline" && words.includes(word) && (kind !== "volume" || word === measure.word),
    );
    const portion =
      usualCan(row, same, { amount, measure }) ??
      bestPortion(row, same, { said: statedMeasureWords(amount, word), words: amount.words });
    if (portion !== undefined) return portion.grams * factorOfUnmeasuredSize(row, amount);
    // "un pot de miel" is a jar, no container of one serving.
    const sold =
      word === household.jar.word && isSoldIn(row, word) ? contentsIn(row, word, amount.country) : undefined;
    if (sold !== undefined)
      return gramsOfContents(row, sold) * sizeFactorFor(row, statedMeasureWords(amount, ""), amount);
  }
  return undefined;
}
