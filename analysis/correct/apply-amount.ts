import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { type ChangedFoods, isCountStated, takeGramsOf, withPortion } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, singleOrUndefined } from "./correction-context.ts";
import { headOf, isSameRow } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
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
  const full = text.replace(correctionGrammars[language].full, "");
  const amount = readAmount(text, language) ?? readAmount(full, language);
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

/** "two glasses", "three thin slices" of a food: as a sentence says it of that food. */
export async function applyAmountOf(
  changed: ChangedFoods,
  { text, context, of }: AmountCorrection & { readonly of: AnalysedFood },
): Promise<Changed> {
  const done = applyAmount(changed, { text, context, of });
  if (done) return done;
  const { full, holds } = correctionGrammars[context.language];
  const said = text.replace(full, "").replace(/\s+/g, " ").trim();
  const food = singleOrUndefined(await context.read(`${said} ${holds.of} ${headOf(of)}`));
  const plain = (await context.read(headOf(of)))[0];
  const isOfIt = food?.read?.saysAmount && (isSameRow(food, of) || isSameRow(food, plain));
  return isOfIt && food.name.length <= headOf(of).length ? takeGramsOf(changed, of, food) : undefined;
}
