import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { applyAmount } from "./apply-amount.ts";
import { applyPart } from "./apply-part.ts";
import {
  addFood,
  asMuchAs,
  type ChangedFoods,
  putInPlace,
  removeFood,
  replaceFood,
  saysAmount,
  takeGramsOf,
} from "./changed-foods.ts";
import {
  type Changed,
  type CorrectionContext,
  findNamedFood,
  singleOrUndefined,
} from "./correction-context.ts";
import {
  findCompound,
  findFoodInMeal,
  foodsOfSameGroup,
  headOf,
  isPartOf,
  isSameRow,
  namesWholeDish,
} from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { readAmount } from "./read-amount.ts";
import {
  applyVariantOfOne,
  isNamedAfter,
  readSaidOf,
  readWithOther,
  saysNounOf,
  stemsOf,
} from "./read-variant.ts";

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
  if (first === undefined)
    return applyAmount(changed, { text: to, context }) ?? applyVariantOfOne(changed, to, context);
  const same = foodOf(changed, first, context);
  if (same) return takeDetails(changed, { same, said: first });
  const named = singleOrUndefined(
    changed.foods.filter((food) => saysNounOf(first.name, food, context.language)),
  );
  if (named)
    return applyReplacement(changed, { old: named, replacements: foods, context, keepsAmount: true });
  const kind = await applyOtherMaterial(changed, to, context);
  if (kind) return kind;
  const old =
    singleOrUndefined(foodsOfSameGroup(changed.foods, first, context.table)) ??
    singleOrUndefined(changed.foods);
  if (old === undefined) return undefined;
  const replacements = await readSaidOf(old, { food: headOf(old), text: to }, context);
  return applyReplacement(changed, { old, replacements, context });
}

/** "it was turkey" of a ham sandwich is a turkey sandwich; "it was a banana" of a muffin is no muffin. */
async function applyOtherMaterial(changed: ChangedFoods, to: string, context: CorrectionContext) {
  const isFood =
    correctionGrammars[context.language].article.test(to) || (await context.read(to)).some(saysAmount);
  return isFood ? undefined : applyVariantOfOne(changed, to, context);
}

/** What the words for a food of the meal add: an amount, another row of its kind, or its name. */
export function takeDetails(
  changed: ChangedFoods,
  { same, said }: { readonly same: AnalysedFood; readonly said: AnalysedFood },
): ChangedFoods {
  const known = stemsOf(same.name);
  const isNew = stemsOf(said.name).some((stem) => !isPartOf(stem, known));
  if (isNew) return putInPlace(changed, same, saysAmount(said) ? said : asMuchAs(same, said));
  return saysAmount(said) ? takeGramsOf(changed, same, said) : changed;
}

/** "turkey, not ham". */
export async function applyReplacementOf(
  changed: ChangedFoods,
  { from, to }: { readonly from: string; readonly to: string },
  context: CorrectionContext,
): Promise<Changed> {
  const old = await findNamedFood(changed, from, context);
  // "three slices, not two".
  if (old === undefined)
    return readAmount(from, context.language) && applyAmount(changed, { text: to, context });
  const dish = await readWithOther(old, { from, to }, context);
  if (dish) return replaceFood(changed, { old, food: dish, areAlike: true });
  // "quinoa, not rice" of rice with chicken: the chicken stays.
  const isPart = isNamedAfter(old, from) || !namesWholeDish(old, from, (await context.read(from))[0]);
  if (headOf(old) !== old.name && isPart) return applyPart(changed, { food: from, text: to }, context);
  const replacements = await context.read(to);
  const [first] = replacements;
  if (first === undefined) return applyAmount(changed, { text: to, context, of: old });
  const same = foodOf(changed, first, context);
  if (same === undefined || same.id === old.id)
    return applyReplacement(changed, { old, replacements, context, keepsAmount: true });
  // "three eggs, no toast": both are in the meal.
  return removeFood(saysAmount(first) ? takeGramsOf(changed, same, first) : changed, old);
}

/** The food of the meal that `food` is: its row, or its name within the same group. */
export function foodOf(
  { foods }: ChangedFoods,
  food: AnalysedFood,
  { table }: CorrectionContext,
): AnalysedFood | undefined {
  return (
    foods.find((each) => isSameRow(each, food)) ??
    findFoodInMeal(foodsOfSameGroup(foods, food, table), food.name, food) ??
    findCompound(foods, food, table)
  );
}
