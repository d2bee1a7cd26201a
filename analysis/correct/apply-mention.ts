import { applyAmount, applyAmountOf } from "./apply-amount.ts";
import { foodOf, takeDetails } from "./apply-replacement.ts";
import { applyWas } from "./apply-was.ts";
import { addFood, type ChangedFoods, replaceFood, saysAmount } from "./changed-foods.ts";
import {
  type Changed,
  type CorrectionContext,
  findNamedFood,
  singleOrUndefined,
} from "./correction-context.ts";
import { findFoodInMeal, foodsOfSameGroup } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { applyVariantOfOne } from "./read-variant.ts";

interface MentionCorrection {
  readonly text: string;
  readonly isAddition: boolean;
  readonly isMore?: boolean | undefined;
  readonly of?: string | undefined;
  readonly context: CorrectionContext;
}

/** "two glasses", "zero", "sin azúcar": words that name no food. */
async function applyDetail(
  changed: ChangedFoods,
  { text, of, context }: MentionCorrection,
): Promise<Changed> {
  const food = of === undefined ? undefined : await findNamedFood(changed, of, context);
  const ofNamed = food && (await applyAmountOf(changed, { text, context, of: food }));
  return ofNamed ?? applyAmount(changed, { text, context }) ?? applyVariantOfOne(changed, text, context);
}

export async function applyMention(changed: ChangedFoods, mention: MentionCorrection): Promise<Changed> {
  const { text, isAddition, isMore, context } = mention;
  const grammar = correctionGrammars[context.language];
  const read = await context.read(text);
  if (read.length === 0) return applyDetail(changed, mention);
  const { head, tail = "" } = grammar.completed.exec(text)?.groups ?? {};
  const isRefusal = grammar.refusal.test(tail) && !read.some(saysAmount);
  // "salad without croutons", where both were listed.
  if (head && isRefusal && (await findNamedFood(changed, head, context)))
    return applyWas(changed, { food: head, text: tail }, context);
  const done = read.reduce<Changed>((done, food) => {
    if (done === undefined) return undefined;
    const same = foodOf(done, food, context);
    if (same) return takeDetails(done, { same, said: food });
    const alike = foodsOfSameGroup(done.foods, food, context.table);
    // Another of its kind, or what shares its noun: "50 g Grandma granola" where granola was read.
    const old = isAddition
      ? undefined
      : (singleOrUndefined(alike) ?? findFoodInMeal(done.foods, food.name, undefined));
    return old ? replaceFood(done, { old, food, areAlike: true }) : addFood(done, food);
  }, changed);
  // "more fries": how many more is not said.
  return isMore && done === changed ? undefined : done;
}
