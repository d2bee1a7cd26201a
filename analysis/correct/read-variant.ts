/** What a food becomes by what is said of it: "diet" of cola, "skimmed" of whole milk, "grande" of a venti latte. */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { isDrink } from "#domain/nutrition/nutri-score.ts";
import type { Language } from "#domain/people/language.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import { stemEnglish } from "../text/words/english-stem.ts";
import { asMuchAs, type ChangedFoods, putInPlace } from "./changed-foods.ts";
import { type Changed, type CorrectionContext, singleOrUndefined } from "./correction-context.ts";
import { foodsOfSameGroup, headOf, isSameRow } from "./find-in-meal.ts";
import { correctionGrammars } from "./languages/correction-grammars.ts";

export const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => stemEnglish(word));

export function isNamedAfter({ name }: AnalysedFood, part: string): boolean {
  const stems = stemsOf(name);
  return stemsOf(part).every((stem) => stems.includes(stem));
}

export function nounOf(food: Pick<AnalysedFood, "name">, language: Language): string {
  const words = headOf(food).split(" ");
  return (correctionGrammars[language].isNounLast ? words.at(-1) : words[0]) ?? food.name;
}

/** Whether the words name the food by the noun of its name: "cheese" names cream cheese, "chips" fish and chips. */
export function saysNounOf(words: string, food: Pick<AnalysedFood, "name">, language: Language): boolean {
  const head = stemsOf(headOf(food));
  const noun = correctionGrammars[language].isNounLast ? head.at(-1) : head[0];
  return noun !== undefined && stemsOf(words).includes(noun);
}

/** The source of a pattern that matches the text as it is. */
export function patternOf(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

export function joined(noun: string, said: string, language: Language): string {
  const { isNounLast, completion } = correctionGrammars[language];
  return isNounLast && !completion.test(said) ? `${said} ${noun}` : `${noun} ${said}`;
}

/** "brown rice, not white" of white rice. */
const doubledWord = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu;

/** "turkey, not ham" of a ham sandwich: the sandwich with turkey. */
export async function readWithOther(
  { name }: Pick<AnalysedFood, "name">,
  { from, to }: { readonly from: string; readonly to: string },
  { read, language }: Pick<CorrectionContext, "read" | "language">,
): Promise<AnalysedFood | undefined> {
  const { partitive, partLink } = correctionGrammars[language];
  const bare = to.replace(partitive, "");
  // "de la dinde" takes the place of "au jambon".
  const link = bare === to ? "" : `(?:${partLink})?`;
  const swapped = name
    .replace(new RegExp(`(?<!\\p{L})${link}${patternOf(from)}(?!\\p{L})`, "iu"), bare)
    .replace(doubledWord, "$1");
  const isPart = swapped !== name && name.trim().length > from.trim().length;
  return isPart ? singleOrUndefined(await read(swapped)) : undefined;
}

/** "buttered" names butter, and "vegan" a mayonnaise, but neither is the noun of a food's name. */
function saysNounOfRow(text: string, food: AnalysedFood, { language, country, table }: CorrectionContext) {
  const row = table.find(food.source.table, food.source.code);
  const [name = ""] = row ? nameOfRow(row, language, country).split(/[,(]/) : [food.name];
  return saysNounOf(text, { name }, language);
}

/** What is said of a food: by itself, or with its name. "buttered" of toast is toast with butter. */
export async function readSaidOf(
  old: AnalysedFood,
  { food, text }: { readonly food: string; readonly text: string },
  context: CorrectionContext,
): Promise<readonly AnalysedFood[]> {
  const { language, read } = context;
  const alone = correctionGrammars[language].completion.test(text) ? [] : await read(text);
  const [first] = alone;
  if (first && saysNounOfRow(text, first, context)) return alone;
  const together = await read(joined(food, text, language));
  if (isSameRow(old, together[0])) return together;
  if (first) return alone;
  return together.length === 1 ? together : [];
}

interface Variant {
  readonly food: AnalysedFood;
  /** Another size was named, and so another amount. */
  readonly isOtherSize: boolean;
}

async function otherSize(
  old: AnalysedFood,
  said: string,
  { language, read }: CorrectionContext,
): Promise<Variant | undefined> {
  const { cupSize } = correctionGrammars[language];
  const [size] = cupSize.exec(said) ?? [];
  if (size !== said || !cupSize.test(old.name)) return undefined;
  const food = singleOrUndefined(await read(old.name.replace(cupSize, size)));
  return food && { food, isOtherSize: true };
}

/** A kind of a food has at most so much more energy than the food; the powder of a shake has more. kcal of 100 g. */
const densityRiseMax = 150;

function isOtherState(old: AnalysedFood, food: AnalysedFood): boolean {
  return food.per100Grams.calories - old.per100Grams.calories > densityRiseMax;
}

/** Undefined where the words name no other row of its kind, or say nothing that the row depends on. */
export async function findVariantOf(
  old: AnalysedFood,
  text: string,
  context: CorrectionContext,
): Promise<Variant | undefined> {
  const { language, read, table } = context;
  const { article, completed } = correctionGrammars[language];
  const said = text.replace(article, "").replace(/ one$/, "");
  const sized = await otherSize(old, said, context);
  if (sized) return sized;
  const noun = nounOf(old, language);
  // The whole name first, so that it loses no word; "sweet" contradicts "unsweet", and only the noun is left. What a food is made of takes the place of all else: a turkey sandwich has no ham.
  const isMaterial = !completed.test(said) && (await read(said)).length > 0;
  for (const base of isMaterial ? [noun] : [old.name, noun]) {
    const food = singleOrUndefined(await read(joined(base, said, language)));
    const [plain] = await read(base);
    if (!food || isSameRow(food, old) || isSameRow(food, plain) || isOtherState(old, food)) continue;
    const isOfKind = foodsOfSameGroup([old], food, table).length > 0;
    // A "filete" of chicken is of no group of beef; but a milkshake is no protein shake, and "cream" no ice cream.
    const isOfNoun =
      isMaterial &&
      plain !== undefined &&
      !isDrink(food.nutriScoreClass) &&
      foodsOfSameGroup([old], plain, table).length > 0;
    const isNamedAlike =
      (base === old.name || isOfNoun) &&
      isDrink(food.nutriScoreClass) === isDrink(old.nutriScoreClass) &&
      saysNounOf(food.name, old, language);
    if (isOfKind || isNamedAlike) return { food, isOtherSize: false };
  }
  return undefined;
}

/** The food becomes its variant, as much of it as before. */
export function takeVariant(
  changed: ChangedFoods,
  old: AnalysedFood,
  { food, isOtherSize }: Variant,
): Changed {
  return putInPlace(changed, old, isOtherSize ? food : asMuchAs(old, food));
}

/** "it was diet", "sin azúcar": of the one food that has such a variant. */
export async function applyVariantOfOne(
  changed: ChangedFoods,
  text: string,
  context: CorrectionContext,
): Promise<Changed> {
  const found: { readonly old: AnalysedFood; readonly variant: Variant }[] = [];
  for (const old of changed.foods) {
    const variant = await findVariantOf(old, text, context);
    if (variant) found.push({ old, variant });
  }
  const only = singleOrUndefined(found);
  return only && takeVariant(changed, only.old, only.variant);
}
