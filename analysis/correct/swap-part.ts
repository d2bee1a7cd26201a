/** Swaps one part of a dish: for a row of the table that has the new part or, if there is none, by taking the old part out and adding the new one as a food. */
import { foodKcal } from "#domain/nutrition/calorie-range.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { addFood, type ChangedFoods, isAmountStated, replaceFood } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, singleOrUndefined } from "./correction-context.ts";
import { findFoodInMeal, foodsOfSameGroup, isSameRow } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { nounOf, patternOf, readWithOther } from "./read-variant.ts";

/** The name without the part that it says: "turkey sandwich" of "turkey sandwich with cheese", "tea" of "sweet tea". */
export function nameWithout(name: string, part: string, { language }: CorrectionContext): string {
  const { partLink, sweet, isNounLast } = correctionGrammars[language];
  const word = patternOf(part);
  const linked = name.replace(new RegExp(` ${partLink}${word}(?!\\p{L})`, "iu"), "");
  const before = isNounLast ? `^${word} (?=\\p{L})` : `(?<=\\p{L}) ${word}$`;
  const without = linked.replace(new RegExp(before, "iu"), "");
  const isSugar = sweet.sugar.test(part) || sweet.words.test(part);
  return isSugar ? without.replace(sweet.words, "").replace(/\s+/g, " ").trim() : without;
}

/** What the dish is without one of its parts. */
export interface OpenedDish {
  readonly dish: AnalysedFood;
  readonly rest: AnalysedFood;
  /** Of the dish's weight that the part has. */
  readonly share: number;
}

/** Undefined where the dish has no such part that can be taken out by its recipe. */
export async function openDish(
  dish: AnalysedFood,
  part: string,
  { language, read, table }: CorrectionContext,
): Promise<OpenedDish | undefined> {
  const { without } = correctionGrammars[language].holds;
  // What its name adds may mean another row: a bacon cheeseburger whose row is a cheeseburger.
  for (const name of new Set([dish.name, nounOf(dish, language)])) {
    const rest = singleOrUndefined(await read(`${name} ${without} ${part}`));
    const opened = rest && table.find(rest.source.table, rest.source.code)?.restOf;
    const isOfIt = opened !== undefined && opened.dish.source.code === dish.source.code;
    if (!rest || !isOfIt) continue;
    const named = name === dish.name ? rest : { ...rest, name: `${dish.name} ${without} ${part}` };
    return { dish, rest: named, share: 1 - opened.share };
  }
  return undefined;
}

/** A row that has all the other parts too differs in energy by no more than this share; of an unknown recipe, by the second. */
export const sameDishShares = { opened: 0.25, closed: 0.5 } as const;
/** Dry and cooked differ by more than this factor, kinds of one part by less. */
const otherStateFactor = 1.8;

interface Swap {
  readonly dish: AnalysedFood;
  readonly part: string;
  readonly material: AnalysedFood;
}

/** A row of the table that is the dish with the other part: a sandwich on wholemeal bread. */
export async function findVariant(
  { dish, part, material }: Swap,
  expected: { readonly kcal: number; readonly share: number },
  context: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const { read, table, language } = context;
  const joined = `${dish.name} ${correctionGrammars[language].holds.with} ${material.name}`;
  const isVariant = (food: AnalysedFood | undefined): food is AnalysedFood =>
    food !== undefined &&
    table.find(food.source.table, food.source.code)?.restOf === undefined &&
    !isSameRow(food, dish) &&
    foodsOfSameGroup([dish], food, table).length > 0 &&
    findFoodInMeal([dish], food.name, food) !== undefined &&
    Math.abs(foodKcal({ ...food, grams: dish.grams }) - expected.kcal) <= expected.share * expected.kcal;
  const named = await readWithOther(dish, { from: part, to: material.name }, context);
  const { grams, portionUncertainty } = dish;
  if (isVariant(named)) return { ...named, grams, portionUncertainty };
  const withIt = singleOrUndefined(await read(joined));
  return isVariant(withIt) ? { ...withIt, grams, portionUncertainty } : undefined;
}

/** As much of the material as there was of the part, as it is eaten: recipes hold dry pasta. */
async function amountOfPart(
  { dish, rest, share }: OpenedDish,
  part: string,
  { read }: CorrectionContext,
): Promise<number> {
  const grams = dish.grams * share;
  const kcal = foodKcal(dish) - foodKcal({ ...rest, grams: dish.grams - grams });
  const plain = (await read(part))[0]?.per100Grams.calories ?? 0;
  const asEaten = plain > 0 ? (kcal * 100) / plain : grams;
  return Math.max(asEaten, grams) / Math.min(asEaten, grams) > otherStateFactor ? asEaten : grams;
}

export async function swapPart(
  changed: ChangedFoods,
  opened: OpenedDish,
  { part, material, context }: Omit<Swap, "dish"> & { readonly context: CorrectionContext },
): Promise<Changed> {
  const { dish, rest, share } = opened;
  const { portionUncertainty } = dish;
  const stripped = nameWithout(dish.name, part, context);
  const name = stripped === dish.name ? rest.name : stripped;
  const left = { ...rest, name, grams: dish.grams * (1 - share), portionUncertainty };
  const grams = await amountOfPart(opened, part, context);
  const other = isAmountStated(material) ? material : { ...material, grams, portionUncertainty };
  const expected = { kcal: foodKcal(left) + foodKcal(other), share: sameDishShares.opened };
  const variant = await findVariant({ dish, part, material }, expected, context);
  if (variant) return replaceFood(changed, { old: dish, food: variant, areAlike: true });
  return addFood(replaceFood(changed, { old: dish, food: left, areAlike: false }), other);
}
