import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodTable } from "#food/food-row.ts";
import {
  addFood,
  type ChangedFoods,
  isAmountStated,
  isCountStated,
  removeFood,
  replaceFood,
  scaleFoods,
  withAmountOf,
  withPortion,
} from "./changed-foods.ts";
import type { Correction } from "./correction.ts";
import { correctionGrammars } from "./correction-grammar.ts";
import { findFoodInMeal, foodsOfSameGroup, namesWhole } from "./find-in-meal.ts";
import { amountIn, foodsInMeasure, portionOfAmount } from "./read-amount.ts";

export interface CorrectionContext {
  readonly language: Language;
  readonly country: Country;
  readonly table: FoodTable;
  /** The foods that some words describe; none when they name none. */
  readonly read: (words: string) => Promise<readonly AnalysedFood[]>;
}

type Changed = ChangedFoods | undefined;

function singleOrUndefined<T>(things: readonly T[]): T | undefined {
  return things.length === 1 ? things[0] : undefined;
}

async function findNamedFood(changed: ChangedFoods, words: string, { read }: CorrectionContext) {
  return findFoodInMeal(changed.foods, words, (await read(words))[0]);
}

interface AmountCorrection {
  readonly text: string;
  readonly context: CorrectionContext;
  readonly of?: AnalysedFood | undefined;
}

/** "two slices", "they were three": of the only food, of the one that comes in slices, or of the one that was counted. */
function applyAmount(
  changed: ChangedFoods,
  { text, context: { language, country, table }, of }: AmountCorrection,
): Changed {
  const amount = amountIn(text, language);
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

interface Replacement {
  readonly old: AnalysedFood;
  readonly replacements: readonly AnalysedFood[];
  readonly context: CorrectionContext;
}

/** The first food takes the place, others come beside it. */
function applyReplacement(
  changed: ChangedFoods,
  { old, replacements: [first, ...others], context: { table } }: Replacement,
): Changed {
  if (first === undefined) return undefined;
  const areAlike = foodsOfSameGroup([old], first, table).length > 0;
  const start: Changed = replaceFood(changed, { old, food: first, areAlike });
  return others.reduce<Changed>((done, food) => done && addFood(done, food), start);
}

/** "it was turkey": what is like it, or all there is. */
async function applyReplacementByFood(
  changed: ChangedFoods,
  to: string,
  context: CorrectionContext,
): Promise<Changed> {
  const foods = await context.read(to);
  const [first] = foods;
  if (first === undefined) return applyAmount(changed, { text: to, context });
  const same = foodOf(changed, first, context);
  if (same) return isAmountStated(first) ? withAmountOf(changed, same, first) : changed;
  const old =
    singleOrUndefined(foodsOfSameGroup(changed.foods, first, context.table)) ??
    singleOrUndefined(changed.foods);
  return old && applyReplacement(changed, { old, replacements: foods, context });
}

/** "turkey, not ham". */
async function applyReplacementOf(
  changed: ChangedFoods,
  { from, to }: { readonly from: string; readonly to: string },
  context: CorrectionContext,
): Promise<Changed> {
  const old = await findNamedFood(changed, from, context);
  if (old === undefined) return undefined;
  const replacements = await context.read(to);
  const [first] = replacements;
  if (first === undefined) return applyAmount(changed, { text: to, context, of: old });
  const same = foodOf(changed, first, context);
  if (same === undefined || same.id === old.id)
    return applyReplacement(changed, { old, replacements, context });
  // "three eggs, no toast": both are in the meal.
  return removeFood(isAmountStated(first) ? withAmountOf(changed, same, first) : changed, old);
}

/** The food of the meal that `food` is: its row, or its name within the same group. */
function foodOf(
  { foods }: ChangedFoods,
  food: AnalysedFood,
  { table }: CorrectionContext,
): AnalysedFood | undefined {
  const { source } = food;
  const isSame = (each: AnalysedFood) =>
    each.source.table === source.table && each.source.code === source.code;
  return foods.find(isSame) ?? findFoodInMeal(foodsOfSameGroup(foods, food, table), food.name, food);
}

/** "the coffee was with milk" names no other food, but a kind of coffee. */
async function readKind(
  { food, text }: { readonly food: string; readonly text: string },
  { language, read }: CorrectionContext,
): Promise<readonly AnalysedFood[]> {
  const alone = correctionGrammars[language].completion.test(text) ? [] : await read(text);
  if (alone.length > 0) return alone;
  const completed = await read(`${food} ${text}`);
  return completed.length === 1 ? completed : [];
}

interface MentionCorrection {
  readonly text: string;
  readonly isAddition: boolean;
  readonly context: CorrectionContext;
}

async function applyMention(
  changed: ChangedFoods,
  { text, isAddition, context }: MentionCorrection,
): Promise<Changed> {
  const read = await context.read(text);
  if (read.length === 0) return applyAmount(changed, { text, context });
  return read.reduce<Changed>((done, food) => {
    if (done === undefined) return undefined;
    const same = foodOf(done, food, context);
    if (same) return isAmountStated(food) ? withAmountOf(done, same, food) : done;
    const old = isAddition ? undefined : singleOrUndefined(foodsOfSameGroup(done.foods, food, context.table));
    return old ? replaceFood(done, { old, food, areAlike: true }) : addFood(done, food);
  }, changed);
}

/** undefined: the clause asks for nothing that this meal has or could have. */
export async function applyCorrection(
  changed: ChangedFoods,
  correction: Correction,
  context: CorrectionContext,
): Promise<Changed> {
  switch (correction.kind) {
    case "scale": {
      const { factor, of, text } = correction;
      if (of === undefined) return scaleFoods(changed, changed.foods, factor);
      const food = await findNamedFood(changed, of, context);
      return food
        ? scaleFoods(changed, [food], factor)
        : applyMention(changed, { text, isAddition: true, context });
    }
    case "replace": {
      const { from, to } = correction;
      return from === undefined
        ? applyReplacementByFood(changed, to, context)
        : applyReplacementOf(changed, { from, to }, context);
    }
    case "remove": {
      const food = await findNamedFood(changed, correction.food, context);
      return food && namesWhole(food, correction.food, (await context.read(correction.food))[0])
        ? removeFood(changed, food)
        : undefined;
    }
    case "was": {
      const old = await findNamedFood(changed, correction.food, context);
      if (old === undefined) return undefined;
      const amount = applyAmount(changed, { text: correction.text, context, of: old });
      return (
        amount ??
        applyReplacement(changed, { old, replacements: await readKind(correction, context), context })
      );
    }
    default:
      return applyMention(changed, { text: correction.text, isAddition: correction.isAddition, context });
  }
}
