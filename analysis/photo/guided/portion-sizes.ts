import type { PortionSize } from "#domain/nutrition/meal-analysis.ts";
import type { FoodRow } from "#food/food-row.ts";
import { roundAmount } from "../../compose/questions/amount-text.ts";
import { portionsOf } from "../../text/portions/read-portions.ts";

/** Shares of the usual portion: the target, and the bounds within which a measure of the table is used for it. Our own choice. */
const small = { aim: 0.6, from: 0.35, to: 0.8 } as const;
const large = { aim: 1.6, from: 1.25, to: 2.5 } as const;
/** Half a cup, a cup and a half: people take so much of a volume. */
const sharesOfVolume = [0.5, 1, 1.5, 2] as const;

function usualGramsOf(row: FoodRow): readonly number[] {
  return portionsOf(row).flatMap(({ kind, grams }) => {
    if (kind === "mass") return [];
    return kind === "volume" ? sharesOfVolume.map((share) => share * grams) : [grams];
  });
}

function nearestMeasure(
  measures: readonly number[],
  usualGrams: number,
  range: typeof small | typeof large,
): number {
  const aimed = usualGrams * range.aim;
  const near = measures.filter((grams) => grams >= usualGrams * range.from && grams <= usualGrams * range.to);
  const distance = (grams: number) => Math.abs(Math.log(grams / aimed));
  return roundAmount(near.sort((a, b) => distance(a) - distance(b))[0] ?? aimed);
}

/** g, by the row's own measures where it has them near; always small < medium < large. */
export function portionSizesOf(row: FoodRow, usualGrams: number): readonly PortionSize[] {
  const measures = usualGramsOf(row);
  const medium = Math.max(2, usualGrams);
  return [
    { size: "small", grams: Math.min(nearestMeasure(measures, medium, small), medium - 1) },
    { size: "medium", grams: medium },
    { size: "large", grams: Math.max(nearestMeasure(measures, medium, large), medium + 1) },
  ];
}
