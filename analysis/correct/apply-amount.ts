import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { type ChangedFoods, isCountStated, withPortion } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, singleOrUndefined } from "./correction-context.ts";
import { foodsInMeasure, portionOfAmount, readAmount } from "./read-amount.ts";

interface AmountCorrection {
  readonly text: string;
  readonly context: CorrectionContext;
  readonly of?: AnalysedFood | undefined;
}

/** "two slices", "they were three": of the only food, of the one that comes in slices, or of the one that was counted. */
export function applyAmount(
  changed: ChangedFoods,
  { text, context: { language, country, table }, of }: AmountCorrection,
): Changed {
  const amount = readAmount(text, language);
  if (amount === undefined) return undefined;
  const food =
    of ??
    singleOrUndefined(changed.foods) ??
    singleOrUndefined(foodsInMeasure(changed.foods, amount, table)) ??
    (amount.quantity?.measure === undefined
      ? singleOrUndefined(changed.foods.filter(isCountStated))
      : undefined);
  const portion = food && portionOfAmount(food, { amount, speaker: { language, country }, table });
  return food && portion && withPortion(changed, food, portion);
}
