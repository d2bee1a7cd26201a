/** Weighs a drink whose powder was measured: "30 g whey in water", "2 cucharaditas de cacao con leche". */
import type { FoodRow } from "#food/food-row.ts";
import { powderShare } from "#food/portions/powders.ts";
import { household, type Measure, volume } from "../quantities/measures.ts";

/** g. Up to here a weight is of the powder or the oats, as no drink and no bowl of porridge is so small. */
const powderGramsMax = 90;
/** g. No drink or bowl made of it is larger. */
const madeGramsMax = 700;
/** Spanish calls the scoop in the tub a small ladle. */
const scoops: ReadonlySet<string> = new Set([household.scoop.word, household.ladle.word]);
/** A volume in ml is of the drink: "protein shake 330 ml". */
const spoons: ReadonlySet<string> = new Set([volume.teaspoon.word, volume.tablespoon.word]);
/** g in a scoop, as makers of protein powder measure it. */
const scoopGrams = 30;
/** g in 1 ml of powder on a heaped spoon. */
const powderDensity = 1;

function gramsOfPowder(share: number, count: number, measure: Measure): number | undefined {
  if (measure.kind === "mass") {
    const grams = count * measure.grams;
    return grams <= Math.min(powderGramsMax, madeGramsMax * share) ? grams : undefined;
  }
  if (measure.kind === "volume")
    return spoons.has(measure.word) ? count * measure.ml * powderDensity : undefined;
  return scoops.has(measure.word) ? count * scoopGrams : undefined;
}

/** g of the drink; `undefined` where the amount is of the drink itself. */
export function gramsOfStirredDrink(
  row: FoodRow,
  { count, measure }: { readonly count: number; readonly measure: Measure },
): number | undefined {
  const share = powderShare(row);
  const powder = share === undefined ? undefined : gramsOfPowder(share, count, measure);
  return share === undefined || powder === undefined ? undefined : powder / share;
}
