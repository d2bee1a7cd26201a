import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { applyAmount } from "./apply-amount.ts";
import {
  addFood,
  type ChangedFoods,
  isAmountStated,
  removeFood,
  replaceFood,
  takeGramsOf,
} from "./changed-foods.ts";
import {
  type Changed,
  type CorrectionContext,
  findNamedFood,
  singleOrUndefined,
} from "./correction-context.ts";
import { findFoodInMeal, foodsOfSameGroup } from "./find-in-meal.ts";

interface Replacement {
  readonly old: AnalysedFood;
  readonly replacements: readonly AnalysedFood[];
  readonly context: CorrectionContext;
  /** The person named both: the amount is the old one's unless they name another. */
  readonly keepsAmount?: boolean;
}

/** The first food takes the place, others come beside it. */
export function applyReplacement(
  changed: ChangedFoods,
  { old, replacements: [first, ...others], context: { table }, keepsAmount = false }: Replacement,
): Changed {
  if (first === undefined) return undefined;
  const areAlike = keepsAmount || foodsOfSameGroup([old], first, table).length > 0;
  const start: Changed = replaceFood(changed, { old, food: first, areAlike });
  return others.reduce<Changed>((done, food) => done && addFood(done, food), start);
}

/** "it was turkey": what is like it, or all there is. */
export async function applyReplacementByFood(
  changed: ChangedFoods,
  to: string,
  context: CorrectionContext,
): Promise<Changed> {
  const foods = await context.read(to);
  const [first] = foods;
  if (first === undefined) return applyAmount(changed, { text: to, context });
  const same = foodOf(changed, first, context);
  if (same) return isAmountStated(first) ? takeGramsOf(changed, same, first) : changed;
  const old =
    singleOrUndefined(foodsOfSameGroup(changed.foods, first, context.table)) ??
    singleOrUndefined(changed.foods);
  return old && applyReplacement(changed, { old, replacements: foods, context });
}

/** "turkey, not ham". */
export async function applyReplacementOf(
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
  return removeFood(isAmountStated(first) ? takeGramsOf(changed, same, first) : changed, old);
}

/** "turkey, not ham" of a ham sandwich: the sandwich with turkey. */
export async function readWithOther(
  { name }: Pick<AnalysedFood, "name">,
  { from, to }: { readonly from: string; readonly to: string },
  { read }: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const part = from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const swapped = name.replace(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "iu"), to);
  const isPart = swapped !== name && name.trim().length > from.trim().length;
  return isPart ? singleOrUndefined(await read(swapped)) : undefined;
}

/** The food of the meal that `food` is: its row, or its name within the same group. */
export function foodOf(
  { foods }: ChangedFoods,
  food: AnalysedFood,
  { table }: CorrectionContext,
): AnalysedFood | undefined {
  const { source } = food;
  const isSame = (each: AnalysedFood) =>
    each.source.table === source.table && each.source.code === source.code;
  return foods.find(isSame) ?? findFoodInMeal(foodsOfSameGroup(foods, food, table), food.name, food);
}
