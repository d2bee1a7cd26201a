import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { applyAmount } from "./apply-amount.ts";
import { applyPart, isMoreSpecificThan, namesFood } from "./apply-part.ts";
import { applyReplacement, applyReplacementByFood, applyReplacementOf, foodOf } from "./apply-replacement.ts";
import {
  addFood,
  type ChangedFoods,
  isAmountStated,
  removeFood,
  replaceFood,
  scaleFoods,
  takeGramsOf,
  withEnergy,
} from "./changed-foods.ts";
import type { Correction } from "./correction.ts";
import {
  type Changed,
  type CorrectionContext,
  findNamedFood,
  singleOrUndefined,
} from "./correction-context.ts";
import { findFoodInMeal, foodsOfSameGroup, headOf, namesWholeDish } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";

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
  // "decaffeinated" of coffee with milk keeps the milk.
  const whole = headOf(old) === old.name ? undefined : singleOrUndefined(await read(`${old.name} ${text}`));
  const isWhole = whole && foodsOfSameGroup([old], whole, context.table).length > 0;
  if (isWhole && whole.source.code !== old.source.code)
    return applyReplacement(changed, { old, replacements: [whole], context, keepsAmount: true });
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
    if (same) return isAmountStated(food) ? takeGramsOf(done, same, food) : done;
    const alike = foodsOfSameGroup(done.foods, food, context.table);
    // Another of its kind, or what shares its noun: "50 g Grandma granola" where granola was read.
    const old = isAddition
      ? undefined
      : (singleOrUndefined(alike) ?? findFoodInMeal(done.foods, food.name, undefined));
    return old ? replaceFood(done, { old, food, areAlike: true }) : addFood(done, food);
  }, changed);
}

/** "the coffee was with milk", "the fries were 50 g", "the tortilla was corn". */
async function applyWas(
  changed: ChangedFoods,
  { food, text }: { readonly food: string; readonly text: string },
  context: CorrectionContext,
): Promise<Changed> {
  const old = await findNamedFood(changed, food, context);
  const amount = old && applyAmount(changed, { text, context, of: old });
  const done = amount ?? (await applyPart(changed, { food, text }, context));
  if (done || old === undefined || !(await namesFood(old, food, context))) return done;
  const kind = await applyKind(changed, { food, text, old }, context);
  const now = kind?.foods.find(({ id }) => id === old.id);
  // A part that its recipe does not tell: "brown" of chicken fried rice would take the chicken away.
  const isOther = now !== undefined && foodsOfSameGroup([old], now, context.table).length === 0;
  return isOther && isMoreSpecificThan(old, food) ? undefined : kind;
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
      return food && namesWholeDish(food, correction.food, (await context.read(correction.food))[0])
        ? removeFood(changed, food)
        : undefined;
    }
    case "energy": {
      const { food: named, kcal } = correction;
      const food =
        named === undefined ? singleOrUndefined(changed.foods) : await findNamedFood(changed, named, context);
      return food && withEnergy(changed, food, kcal);
    }
    case "was":
      return applyWas(changed, correction, context);
    default:
      return applyMention(changed, { text: correction.text, isAddition: correction.isAddition, context });
  }
}
