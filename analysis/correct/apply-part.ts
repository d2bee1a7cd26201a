/** "the tortilla was corn" of a quesadilla: a part of a dish is of something else, and its other parts stay. */
import { foodKcal } from "#domain/nutrition/calorie-range.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { type ChangedFoods, replaceFood } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, singleOrUndefined } from "./correction-context.ts";
import { foodsOfSameGroup, headOf, isSameRow, kindOf, namesWholeDish } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";
import { joined, readWithOther, saysNounOf, stemsOf } from "./read-variant.ts";
import { findVariant, openDish, sameDishShares, swapPart } from "./swap-part.ts";

/** "maíz" of a tortilla is a corn tortilla, "turkey" of ham is turkey. */
async function readMaterial(
  part: string,
  text: string,
  { language, read }: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const { completion, partitive } = correctionGrammars[language];
  const alone = async () => singleOrUndefined(await read(text.replace(partitive, "")));
  if (partitive.test(text)) return alone();
  const [plain] = await read(part);
  const completed = singleOrUndefined(await read(joined(part, text, language)));
  if (completion.test(text) || (completed && !isSameRow(completed, plain))) return completed;
  return alone();
}

/** "chicken fried rice" is more than "the rice". */
export function isMoreSpecificThan({ name }: AnalysedFood, words: string): boolean {
  return stemsOf(name).length > stemsOf(words).length;
}

/** Whether `words` name the food itself, not something in it: "the ham" of a ham sandwich is no sandwich. */
export async function namesFood(
  food: AnalysedFood,
  words: string,
  { language, read, table }: CorrectionContext,
): Promise<boolean> {
  const [meant] = await read(words);
  if (meant && foodsOfSameGroup([food], meant, table).length > 0) return true;
  return saysNounOf(words, food, language) && namesWholeDish(food, words, meant);
}

/** The part that a text about the whole dish names: "tortilla" of "de tortilla de maíz", "bun" of "on a brioche bun". */
function partNamedIn(text: string, { language }: CorrectionContext): readonly [part: string, words: string] {
  const { madeOf, isNounLast } = correctionGrammars[language];
  const words = text.replace(madeOf, "");
  if (words === text) return ["", ""];
  const head = headOf({ name: words });
  const nouns = head.split(" ");
  return [(isNounLast ? nouns.at(-1) : nouns[0]) ?? "", words];
}

interface NamedPart {
  readonly part: string;
  readonly material: () => Promise<AnalysedFood | undefined>;
}

/** Undefined where the words are of the dish as a whole. */
async function partOf(
  dish: AnalysedFood,
  { food: named, text }: SaidOfPart,
  context: CorrectionContext,
): Promise<NamedPart | undefined> {
  const ofNamed = { part: named, material: () => readMaterial(named, text, context) };
  if (!(await namesFood(dish, named, context))) return ofNamed;
  const [part, words] = partNamedIn(text, context);
  if (part !== "" && (await openDish(dish, part, context)))
    return { part, material: async () => singleOrUndefined(await context.read(words)) };
  // "the rice was brown" of rice with chicken: what it is named after is a part of it.
  return isMoreSpecificThan(dish, named) ? ofNamed : undefined;
}

interface SaidOfPart {
  readonly food: string;
  readonly text: string;
}

/** "the ham was turkey" of a ham sandwich: a row of its kind that is named after the new part. */
async function findNamedAfterOther(
  dish: AnalysedFood,
  { food: part, text }: SaidOfPart,
  { language, read, table }: CorrectionContext,
): Promise<AnalysedFood | undefined> {
  const { completion, partitive } = correctionGrammars[language];
  if (saysNounOf(part, dish, language) || (completion.test(text) && !partitive.test(text))) return undefined;
  const material = singleOrUndefined(await read(text.replace(partitive, "")));
  const other = material && (await readWithOther(dish, { from: part, to: text }, { language, read }));
  if (!other || isSameRow(other, dish)) return undefined;
  const isNamed = other.source.description.toLowerCase().includes(kindOf(material).toLowerCase());
  return isNamed && foodsOfSameGroup([dish], other, table).length > 0 ? other : undefined;
}

/** Undefined where no dish of the meal has the part, or what it was is not understood. */
export async function applyPart(
  changed: ChangedFoods,
  said: SaidOfPart,
  context: CorrectionContext,
): Promise<Changed> {
  const done: ChangedFoods[] = [];
  for (const dish of changed.foods) {
    const named = await partOf(dish, said, context);
    const other = named && (await findNamedAfterOther(dish, { ...said, food: named.part }, context));
    if (other) {
      done.push(replaceFood(changed, { old: dish, food: other, areAlike: true }));
      continue;
    }
    const opened = named && (await openDish(dish, named.part, context));
    const material = opened && (await named.material());
    const swapped = material && (await swapPart(changed, opened, { part: named.part, material, context }));
    if (swapped) done.push(swapped);
  }
  return (
    singleOrUndefined(done) ?? (done.length === 0 ? applyToClosedDish(changed, said, context) : undefined)
  );
}

/** "the milk was oat" of a latte, whose recipe is not known: where the table has a latte with oat milk. */
async function applyToClosedDish(
  changed: ChangedFoods,
  { food: part, text }: SaidOfPart,
  context: CorrectionContext,
): Promise<Changed> {
  const found: { readonly dish: AnalysedFood; readonly variant: AnalysedFood }[] = [];
  for (const dish of changed.foods) {
    if (await namesFood(dish, part, context)) return undefined;
    const material = await readMaterial(part, text, context);
    const expected = { kcal: foodKcal(dish), share: sameDishShares.closed };
    const variant = material && (await findVariant({ dish, part, material }, expected, context));
    if (variant) found.push({ dish, variant });
  }
  const only = singleOrUndefined(found);
  return only && replaceFood(changed, { old: only.dish, food: only.variant, areAlike: true });
}
