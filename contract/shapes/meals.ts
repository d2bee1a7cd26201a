import * as z from "zod/mini";
import { smallPictureMaxBytes } from "#domain/scan/photo-limits.ts";
import { addDays, earliestDay } from "#domain/time/calendar-day.ts";
import {
  foodGramsMax,
  foodGramsMin,
  foodShareMax,
  foodShareMin,
  foodsPerMealMax,
  mealsPerDayMax,
} from "../limits.ts";
import { limits } from "./goals.ts";
import {
  foodSource,
  macronutrients,
  micronutrients,
  micronutrientsKnownFor,
  totalsToLimit,
  unknownFigures,
} from "./nutrition.ts";
import { amount, calendarDay, identifier, instant, nutriScoreLetter } from "./primitives.ts";
import { addedFood, mealName, mealType, sourceKey } from "./scan.ts";
import { correctionText } from "./scan-input.ts";

export const singleFood = z.object({
  name: z.string(),
  grams: amount,
  ...macronutrients,
  source: foodSource,
  /** Figures that the food's source does not give; they are 0 here, and count as 0 in totals. */
  unknown: z.optional(unknownFigures),
});
export const mealFood = z.object({
  ...singleFood.shape,
  /** What was eaten of each ingredient, with its own source, if the dish was made by the caller's recipe. */
  ingredients: z.optional(z.readonly(z.array(singleFood).check(z.maxLength(foodsPerMealMax)))),
});

export const meal = z.object({
  id: identifier,
  name: z.string(),
  createdAt: instant,
  /** g */
  quantity: amount,
  ...macronutrients,
  /** null where a food's figures were entered by the person: they say nothing of sugars, saturated fat and salt. */
  nutriScore: z.nullable(nutriScoreLetter),
  /** Chosen by the person, or guessed from the local time. */
  mealType,
  foods: z.array(mealFood).check(z.maxLength(foodsPerMealMax)),
  toLimit: totalsToLimit,
  /** Counts the changes. */
  revision: amount,
  /** Pro only: absent otherwise. */
  nutritionalTip: z.optional(z.string()),
  /** Pro only: absent otherwise. */
  micronutrients: z.optional(micronutrients),
  micronutrientsKnownFor: z.optional(micronutrientsKnownFor),
});
export type Meal = z.infer<typeof meal>;
export const splitMeals = z.object({ meal, split: meal });

/** `after`: the last meal of the previous page. */
export const dayRequest = z.strictObject({
  date: calendarDay,
  after: z.optional(identifier),
  limit: z._default(z.int().check(z.gte(1), z.lte(mealsPerDayMax)), mealsPerDayMax),
});
export const mealParams = z.strictObject({ id: identifier });

/** A WebP file, in base64. */
export const smallPicture = z
  .string()
  .check(z.regex(/^UklGR[A-Za-z0-9+/]*={0,2}$/), z.maxLength(4 * Math.ceil(smallPictureMaxBytes / 3)));
export const picturesQuery = z.strictObject({ day: calendarDay });
export const pictureOfMeal = z.object({ mealId: identifier, picture: smallPicture });
export const picturesOfDay = z.array(pictureOfMeal).check(z.maxLength(mealsPerDayMax));

const foodGrams = z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax));
const foodPosition = z.int().check(z.gte(0), z.lt(foodsPerMealMax));
const revision = z.int().check(z.gte(0));

export const mealEdit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("portion"), position: foodPosition, grams: foodGrams }),
  /** So many times what the meal has of the food: the way to change one whose weight is not known. */
  z.strictObject({
    kind: z.literal("share"),
    position: foodPosition,
    factor: z.number().check(z.gte(foodShareMin), z.lte(foodShareMax)),
  }),
  z.strictObject({ kind: z.literal("remove"), position: foodPosition }),
  z.strictObject({ kind: z.literal("swap"), position: foodPosition, ...sourceKey }),
  addedFood,
]);

/** The first instant that is in the diary in every time zone. */
const earliestMeal = addDays(earliestDay, 1);

/**
 * Changes to a saved meal; absent fields stay as they are. `position` is the index of a food in the meal. A time after the
 * caller's today answers `date_in_future`. `edits` are applied all or none, to positions of the meal before them, and need the
 * revision that they were made from; the name follows the foods where it is made of their names.
 */
export const mealChanges = z
  .strictObject({
    name: z.optional(mealName),
    mealType: z.optional(mealType),
    foods: z.optional(
      z
        .array(
          z.strictObject({
            position: z.int().check(z.gte(0), z.lt(foodsPerMealMax)),
            grams: z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax)),
          }),
        )
        .check(z.minLength(1), z.maxLength(foodsPerMealMax)),
    ),
    edits: z.optional(z.array(mealEdit).check(z.minLength(1), z.maxLength(foodsPerMealMax))),
    revision: z.optional(revision),
    eatenAt: z.optional(
      instant.check(z.refine((at) => at >= earliestMeal, `must not be before ${earliestMeal}`)),
    ),
  })
  .check(
    z.refine((changes) => Object.keys(changes).some((name) => name !== "revision"), "must change something"),
    z.refine(({ edits, revision: from }) => !edits || from !== undefined, "edits need a revision"),
  );
/** A correction in words, for example "it was turkey, not ham". Same length limit as a note. */
export const mealCorrection = z.strictObject({ text: correctionText, revision });
/** The foods at `positions` become a meal of their own: on the same day at the same time unless given. */
export const mealSplit = z.strictObject({
  positions: z.array(foodPosition).check(z.minLength(1), z.maxLength(foodsPerMealMax)),
  revision,
  date: z.optional(calendarDay),
  mealType: z.optional(mealType),
});
export type MealSplit = z.infer<typeof mealSplit>;
/** The revision that the change led to. */
export const undoneChange = z.strictObject({ revision });

export type MealChanges = z.infer<typeof mealChanges>;

/**
 * Without a date, or with the caller's today: now. Otherwise that day, at the original meal's time of day. `mealType` defaults
 * to the original's on another day, and to the one that the time suggests today.
 */
export const logAgainRequest = z.strictObject({
  date: z.optional(calendarDay),
  mealType: z.optional(mealType),
});

/**
 * Days are inclusive; without them, all meals. `convention`: as spreadsheets of the person's country write numbers, `point`
 * (1.5, separated by commas) or `comma` (1,5, separated by semicolons).
 */
export const mealExport = z.strictObject({
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  convention: z._default(z.enum(["point", "comma"]), "point"),
});

export const dayMicronutrients = z.object({
  /** How many foods all meals of the day have; a dish counts as its ingredients. */
  foodCount: amount,
  /** A lower bound where it is not known for every food; null where it is known for none. */
  amounts: micronutrients,
  knownFor: micronutrientsKnownFor,
  /**
   * Percent of the daily need of an adult of the person's sex, age and country (EFSA; NASEM in the United States and Canada); null
   * where the amount is unknown or the tables set none. Null altogether without a profile, and for children and adolescents.
   */
  percentOfNeed: z.nullable(micronutrients),
});
export type DayMicronutrients = z.infer<typeof dayMicronutrients>;

const knownFor = { protein: amount, carbs: amount, fat: amount, fiber: amount };

export const dailySummary = z.object({
  goalCalories: amount,
  goalProtein: amount,
  goalCarbs: amount,
  goalFat: amount,
  goalFiber: amount,
  actualCalories: amount,
  actualProtein: amount,
  actualCarbs: amount,
  actualFat: amount,
  actualFiber: amount,
  /** Foods of the day; of a dish, its ingredients. */
  foodCount: amount,
  /** How many of the foods each figure is known for: where less than all, what was eaten is a lower bound. */
  knownFor: z.object(knownFor),
  toLimit: totalsToLimit,
  limits,
  /** Present for Pro, where the call asks for them. */
  micronutrients: z.optional(dayMicronutrients),
});
export type DailySummary = z.infer<typeof dailySummary>;

/** `remainingScans` and `dailyLimit` are null when scans are unlimited (Pro). */
export const usage = z.object({
  canScan: z.boolean(),
  remainingScans: z.nullable(amount),
  dailyLimit: z.nullable(amount),
  /** The caller's next local midnight; null when scans are unlimited. */
  resetTime: z.nullable(instant),
});
export type Usage = z.infer<typeof usage>;
