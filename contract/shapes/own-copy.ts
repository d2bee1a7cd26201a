// The part of our own export that an import restores: the shape of each kind of entry, read and written. The names are those in
// the document.
import * as z from "zod/mini";
import { normalFormOf } from "#domain/barcodes/barcode.ts";
import { energyUnits } from "#domain/nutrition/energy-unit.ts";
import { foodFigureMax } from "#domain/nutrition/meal-limits.ts";
import { macronutrientNames, micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { typedWords } from "#domain/nutrition/typed-words.ts";
import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";
import { isInDiary, isTimeZone } from "#domain/time/calendar-day.ts";
import { foodsPerMealMax, photosMax, recipeIngredientsMax } from "../limits.ts";
import { ownFoodFields } from "./add.ts";
import { newWeight, weightTarget } from "./body.ts";
import { dayNotes } from "./days.ts";
import { goals, limits, weekdayGoals } from "./goals.ts";
import { foodDefault, mealDefault, teachesRowOrGrams } from "./learned.ts";
import { smallPicture } from "./meals.ts";
import { notificationSettings } from "./notifications.ts";
import { macronutrients, micronutrients } from "./nutrition.ts";
import { calendarDay, identifier, instant, nutriScoreLetter } from "./primitives.ts";
import { ownProductFields } from "./products.ts";
import { newProfile, profile, settings } from "./profile.ts";
import { recipeFields } from "./recipes.ts";
import { mealName, mealType } from "./scan.ts";
import { waterDrink } from "./water.ts";

const text = z.string().check(z.maxLength(1_000));
const upTo = (max: number) => z.number().check(z.gte(0), z.lte(max));
const amount = upTo(foodFigureMax);
const amountOfMeal = upTo(foodFigureMax * foodsPerMealMax);
/** Each member of a shape of figures as this one. */
const everyFigure = <Shape extends object, Figure>(shape: Shape, figure: Figure) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, figure])) as Record<keyof Shape, Figure>;
/** An instant in the form in which we write it. */
const writtenInstant = z.pipe(
  instant.check(z.refine(isInDiary)),
  z.transform((at) => new Date(at).toISOString()),
);

const featuresLengths = Array.from({ length: photosMax }, (_, others) => (others + 1) * plateFeaturesLength);
/** What each photo of the meal looks like, one after the other, in base64. */
const plateFeatures = z.string().check(
  z.regex(/^[A-Za-z0-9+/]*={0,2}$/),
  z.maxLength(4 * Math.ceil((photosMax * plateFeaturesLength) / 3)),
  z.refine((text) => featuresLengths.includes(bytesOfBase64(text))),
);

function bytesOfBase64(text: string): number {
  return (text.length / 4) * 3 - (text.length - text.replace(/=+$/, "").length);
}

const reading = { table: text, code: text, grams: amount };
const singleFood = z.object({
  name: text,
  ...everyFigure({ grams: amount, ...macronutrients }, amount),
  source: z.object({ table: text, code: text, description: text }),
  unknown: z.optional(z.array(z.enum(macronutrientNames)).check(z.maxLength(macronutrientNames.length))),
  micronutrients: z.optional(z.partialRecord(z.enum(micronutrientNames), amount)),
  toLimit: z.optional(z.partialRecord(z.enum(nutrientsToLimit), amount)),
  read: z.optional(
    z.object({ ...reading, words: text, saysAmount: z.boolean(), usual: z.optional(z.object(reading)) }),
  ),
});
const food = z.object({
  ...singleFood.shape,
  ingredients: z.optional(z.array(singleFood).check(z.minLength(1), z.maxLength(foodsPerMealMax))),
});
/** Safe: no member of what JSON holds is undefined. */
const foodsOf = (shape: typeof food | typeof singleFood, max: number) =>
  z.array(shape).check(z.minLength(1), z.maxLength(max)) as unknown as z.ZodMiniType<readonly SavedFood[]>;
const foods = foodsOf(food, foodsPerMealMax);

const meal = z.object({
  id: identifier,
  day: calendarDay,
  timeZone: z.string().check(z.refine(isTimeZone)),
  eatenAt: writtenInstant,
  name: mealName,
  quantityGrams: amountOfMeal,
  ...everyFigure(macronutrients, amountOfMeal),
  nutriScore: z.nullable(nutriScoreLetter),
  mealType: z.nullable(mealType),
  nutritionalTip: z.nullable(text),
  micronutrients: z.object(everyFigure(micronutrients.shape, z.nullable(amountOfMeal))),
  foods,
});

/** A meal's figures are the sum of its foods', each rounded to a whole kcal. */
function addsUp(entry: Pick<z.output<typeof meal>, "calories" | "foods">): boolean {
  const sum = entry.foods.reduce((total, { calories }) => total + calories, 0);
  return Math.abs(sum - entry.calories) <= entry.foods.length + 1;
}

const learned = {
  words: z.string().check(z.refine((words) => typedWords(words) === words)),
  usedAt: writtenInstant,
};

interface Kind<Shape> {
  /** The members that tell an entry from the others of its list; without any, there is one. */
  readonly key: readonly string[];
  readonly shape: Shape;
  /** Members in which two entries may differ that are the same. */
  readonly ignored?: readonly string[];
}
/** One entry an account. */
const single = <Shape>(shape: Shape): Kind<Shape> => ({ key: [], shape });
/** Many entries an account, each with its own key; `ignored` members do not count when entries are compared. */
const listBy = <Shape>(
  key: readonly string[],
  shape: Shape,
  ignored: readonly string[] = [],
): Kind<Shape> => ({
  ...{ key, shape, ignored },
});

/** Copies of before there were limits and weekdays have none. */
const copiedGoals = z.object({
  ...goals.shape,
  limits: z._default(limits, {}),
  weekdays: z._default(weekdayGoals, {}),
});

export const ownCopy = {
  settings: single(
    z.object({
      language: z.nonoptional(settings.shape.language),
      country: z.nullable(z.nonoptional(settings.shape.country)),
      dayStartHour: z.nonoptional(settings.shape.dayStartHour),
      hidesCalories: z.nonoptional(settings.shape.hidesCalories),
      analysesHereOnly: z.nonoptional(settings.shape.analysesHereOnly),
      remembersPlates: z.prefault(z.boolean(), true),
      keepsPictures: z.prefault(z.boolean(), false),
      showsNetCarbs: z.prefault(z.boolean(), false),
      energyUnit: z.prefault(z.enum(energyUnits), "kcal"),
      units: z.nonoptional(settings.shape.units),
    }),
  ),
  profile: single(
    z.object({
      ...z.pick(newProfile, { birthdate: true, gender: true, activityLevel: true, maternity: true }).shape,
      heightCm: profile.shape.height,
      weightKg: profile.shape.weight,
      objective: profile.shape.userObjective,
    }),
  ),
  goals: single(z.object({ ...copiedGoals.shape, since: z._default(z.nullable(calendarDay), null) })),
  earlierGoals: listBy(["until"], z.object({ until: calendarDay, ...copiedGoals.shape })),
  bodyTargets: single(z.object({ weightKg: z.nullable(weightTarget.shape.weightKg) })),
  notifications: single(notificationSettings),
  ownFoods: listBy(["id"], z.object({ id: identifier, ...ownFoodFields.shape })),
  ownProducts: listBy(
    ["code"],
    z.object({
      code: z.string().check(z.refine((code) => normalFormOf(code) === code)),
      ...ownProductFields.shape,
      kilojoules: z.nullable(amount),
    }),
  ),
  favourites: listBy(["id"], z.object({ id: identifier, name: mealName, foods })),
  recipes: listBy(
    ["id"],
    z.object({
      id: identifier,
      name: recipeFields.name,
      servings: recipeFields.servings,
      cookedGrams: recipeFields.cookedGrams,
      ingredients: foodsOf(singleFood, recipeIngredientsMax),
    }),
  ),
  learnedDefaults: listBy(
    ["kind", "words"],
    z.discriminatedUnion("kind", [
      z.object({ ...learned, ...foodDefault }).check(z.refine(teachesRowOrGrams)),
      z.object({ ...learned, ...mealDefault }),
    ]),
    ["usedAt"],
  ),
  weights: listBy(["day"], z.object({ day: calendarDay, ...newWeight.shape })),
  waterDrinks: listBy(["id"], z.object({ ...waterDrink.shape, loggedAt: writtenInstant })),
  diaryDays: listBy(["day"], z.object({ day: calendarDay, ...dayNotes.shape })),
  meals: listBy(["id"], meal.check(z.refine(addsUp))),
  /** Come after the meals, whose ids they have. */
  plates: listBy(["id"], z.object({ id: identifier, features: plateFeatures, seenAt: writtenInstant })),
  mealPictures: listBy(["id"], z.object({ id: identifier, picture: smallPicture, seenAt: writtenInstant })),
};

export type CopiedKind = keyof typeof ownCopy;
export type CopiedEntry<Kind extends CopiedKind = CopiedKind> = z.output<(typeof ownCopy)[Kind]["shape"]>;
export const copiedKinds = Object.keys(ownCopy) as [CopiedKind, ...CopiedKind[]];

/** Tells an entry from the others of its kind. */
export function keyOfEntry(kind: CopiedKind, entry: object): string {
  const members: Readonly<Record<string, unknown>> = { ...entry };
  return JSON.stringify(ownCopy[kind].key.map((name) => members[name]));
}
