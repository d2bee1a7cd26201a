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
  withEnergy,
  withPortion,
} from "./changed-foods.ts";
import type { Correction } from "./correction.ts";
import { correctionGrammars } from "./correction-grammar.ts";
import { findFoodInMeal, foodsOfSameGroup, headOf, namesWhole } from "./find-in-meal.ts";
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
  /** The person named both: the amount is the old one's unless they name another. */
  readonly keepsAmount?: boolean;
}

/** The first food takes the place, others come beside it. */
function applyReplacement(
  changed: ChangedFoods,
  { old, replacements: [first, ...others], context: { table }, keepsAmount = false }: Replacement,
): Changed {
  if (first === undefined) return undefined;
  const areAlike = keepsAmount || foodsOfSameGroup([old], first, table).length > 0;
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
  const dish = await readWithOther(old, { from, to }, context);
  if (dish) return replaceFood(changed, { old, food: dish, areAlike: true });
  const replacements = await context.read(to);
  const [first] = replacements;
  if (first === undefined) return applyAmount(changed, { text: to, context, of: old });
  const same = foodOf(changed, first, context);
  if (same === undefined || same.id === old.id)
    return applyReplacement(changed, { old, replacements, context, keepsAmount: true });
  // "three eggs, no toast": both are in the meal.
  return removeFood(isAmountStated(first) ? withAmountOf(changed, same, first) : changed, old);
}

/** "turkey, not ham" of a ham sandwich: the sandwich with turkey. */
async function readWithOther(
  { name }: AnalysedFood,
  { from, to }: { readonly from: string; readonly to: string },
  { read }: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const part = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const swapped = name.replace(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "iu"), to);
  const isPart = swapped !== name && name.trim().length > from.trim().length;
  return isPart ? singleOrUndefined(await read(swapped)) : undefined;
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

interface Kind {
  readonly food: string;
  readonly text: string;
  readonly old: AnalysedFood;
}

/** "a double with skimmed milk" of a coffee, "without croutons" of a salad: the same food, and what it comes with. */
async function applyCompletion(
  changed: ChangedFoods,
  { food, text, old }: Kind,
  context: CorrectionContext,
): Promise<Changed> {
  const { completed, refusal, shares } = correctionGrammars[context.language];
  const { head = "", tail } = completed.exec(text)?.groups ?? {};
  if (tail === undefined) return undefined;
  const factor = shares[head];
  const said = factor === undefined ? [head, tail] : [tail];
  // What is refused is a part of the whole dish; what is said to be with it takes the place of what was.
  const nouns = refusal.test(tail) ? [old.name, headOf(old), food] : [headOf(old), old.name, food];
  for (const noun of nouns) {
    const replacements = await context.read([noun, ...said].filter((word) => word !== "").join(" "));
    const [first] = replacements;
    if (!first || !findFoodInMeal([old], first.name, first)) continue;
    const done = applyReplacement(changed, { old, replacements, context, keepsAmount: true });
    const scaled = done?.foods.filter(({ id }) => id === old.id) ?? [];
    return done && factor !== undefined ? scaleFoods(done, scaled, factor) : done;
  }
  return undefined;
}

/** "the coffee was with milk" names no other food, but a kind of coffee. */
async function applyKind(changed: ChangedFoods, kind: Kind, context: CorrectionContext): Promise<Changed> {
  const { food, text, old } = kind;
  const { language, read } = context;
  const done = await applyCompletion(changed, kind, context);
  if (done) return done;
  const alone = correctionGrammars[language].completion.test(text) ? [] : await read(text);
  const completed = alone.length > 0 ? alone : await read(`${food} ${text}`);
  const isKnown = alone.length > 0 || completed.length === 1;
  return isKnown ? applyReplacement(changed, { old, replacements: completed, context }) : undefined;
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
    const alike = foodsOfSameGroup(done.foods, food, context.table);
    // Another of its kind, or what shares its noun: "50 g Grandma granola" where granola was read.
    const old = isAddition
      ? undefined
      : (singleOrUndefined(alike) ?? findFoodInMeal(done.foods, food.name, undefined));
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
    case "energy": {
      const { food: named, kcal } = correction;
      const food =
        named === undefined ? singleOrUndefined(changed.foods) : await findNamedFood(changed, named, context);
      return food && withEnergy(changed, food, kcal);
    }
    case "was": {
      const old = await findNamedFood(changed, correction.food, context);
      if (old === undefined) return undefined;
      const amount = applyAmount(changed, { text: correction.text, context, of: old });
      return amount ?? applyKind(changed, { ...correction, old }, context);
    }
    default:
      return applyMention(changed, { text: correction.text, isAddition: correction.isAddition, context });
  }
}
