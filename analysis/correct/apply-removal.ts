/** "no cheese": it leaves every food that holds it, as in a first sentence; a food that is cheese leaves the meal. */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { isDrink } from "#domain/nutrition/nutri-score.ts";
import { asMuchAs, type ChangedFoods, putInPlace, removeFood, wasAmountSaid } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, singleOrUndefined } from "./correction-context.ts";
import { foodsOfSameGroup, groupOf, isSameRow, kindOf } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { isNamedAfter, saysNounOf, stemsOf } from "./read-variant.ts";
import { nameWithout, openDish } from "./swap-part.ts";

/** A row of the table that is the food without the part; undefined where the food is not known to hold it. A refusal never adds energy. */
async function findRowWithout(
  food: AnalysedFood,
  part: string,
  context: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const { language, read, table } = context;
  const { holds } = correctionGrammars[language];
  const stripped = nameWithout(food.name, part, context);
  const isHeld = stripped !== food.name || isDrink(food.nutriScoreClass);
  const [meant] = await read(part);
  const refused = meant ? kindOf(meant).toLowerCase() : part;
  const saysWithout = ({ source }: AnalysedFood) =>
    ["no", "without"].some((word) => source.description.toLowerCase().includes(`${word} ${refused}`));
  for (const phrase of [`${stripped} ${holds.without} ${part}`, stripped]) {
    const row = singleOrUndefined(await read(phrase));
    if (!row || isSameRow(row, food) || row.per100Grams.calories >= food.per100Grams.calories) continue;
    if (!isHeld && !saysWithout(row)) continue;
    if (!saysNounOf(row.name, food, language) && foodsOfSameGroup([food], row, table).length === 0) continue;
    const isLess = row.grams < food.grams && !isDrink(food.nutriScoreClass) && !wasAmountSaid(food);
    const named = meant ? row : { ...row, name: stripped };
    return isLess ? named : asMuchAs(food, named);
  }
  return undefined;
}

/** What is left of the food; undefined where it does not hold the part. */
export async function withoutPart(
  food: AnalysedFood,
  part: string,
  context: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const isItself = stemsOf(food.name).every((stem) => stemsOf(part).includes(stem));
  if (isItself) return undefined;
  const opened = await openDish(food, part, context);
  const { language } = context;
  if (!opened) return saysNounOf(part, food, language) ? undefined : findRowWithout(food, part, context);
  const stripped = nameWithout(food.name, part, context);
  const { without } = correctionGrammars[language].holds;
  const name = stripped === food.name ? opened.rest.name : `${stripped} ${without} ${part}`;
  return asMuchAs(food, { ...opened.rest, name }, 1 - opened.share);
}

/** The foods that are what was refused: cheddar and brie are cheese. Or else the only one of its kind. */
async function findNamed(foods: readonly AnalysedFood[], words: string, context: CorrectionContext) {
  const { language, read, table } = context;
  const [meant] = await read(words);
  const isNamed = (food: AnalysedFood) =>
    saysNounOf(words, food, language) || (meant !== undefined && kindOf(food) === kindOf(meant));
  const named = foods.filter(isNamed);
  const group = meant && groupOf(meant, table);
  const alike = meant && singleOrUndefined(foods.filter((food) => groupOf(food, table) === group));
  return named.length === 0 && alike ? [alike] : named;
}

/** `changed` as it is: a food that nothing here holds. */
async function applyOneRemoval(
  changed: ChangedFoods,
  part: string,
  context: CorrectionContext,
): Promise<Changed> {
  const rests = new Map<AnalysedFood, AnalysedFood>();
  for (const food of changed.foods) {
    const rest = await withoutPart(food, part, context);
    if (rest) rests.set(food, rest);
  }
  const others = changed.foods.filter((food) => !rests.has(food));
  const named = await findNamed(others, part, context);
  // Where a food of the meal is meant, only dishes that are named after it hold it too.
  const opened = [...rests].filter(([food]) => named.length === 0 || isNamedAfter(food, part));
  if (named.length === 0 && opened.length === 0)
    return (await context.read(part)).length > 0 ? changed : undefined;
  const without = named.reduce(removeFood, changed);
  return opened.reduce((done, [food, rest]) => putInPlace(done, food, rest), without);
}

export async function applyRemoval(
  changed: ChangedFoods,
  refused: string,
  context: CorrectionContext,
): Promise<Changed> {
  const { article, listed } = correctionGrammars[context.language];
  const whole = refused.replace(article, "");
  const done = await applyOneRemoval(changed, whole, context);
  const parts = whole.split(listed);
  if ((done && done !== changed) || parts.length === 1) return done;
  let all: Changed = done;
  for (const part of parts)
    all = (await applyOneRemoval(all ?? changed, part.replace(article, ""), context)) ?? all;
  return all;
}
