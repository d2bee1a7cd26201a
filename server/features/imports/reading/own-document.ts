import * as z from "zod/mini";
import { foodsPerMealMax, mealQuantityMaxGrams } from "#contract/limits.ts";
import { macronutrients, micronutrients } from "#contract/shapes/nutrition.ts";
import { amount, calendarDay, identifier, nutriScoreLetter } from "#contract/shapes/primitives.ts";
import { mealName, mealType } from "#contract/shapes/scanning.ts";
import { macronutrientNames, micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { weightKgRange } from "#domain/people/body-profile.ts";
import { isTimeZone } from "#domain/time/calendar-day.ts";

const text = z.string().check(z.maxLength(1_000));
const figures = Object.fromEntries(
  Object.keys(macronutrients).map((name) => [name, z.number().check(z.gte(0), z.lte(100_000))]),
) as typeof macronutrients;
const singleFood = z.object({
  name: text,
  grams: z.number().check(z.gte(0), z.lte(mealQuantityMaxGrams)),
  ...figures,
  source: z.object({ table: text, code: text, description: text }),
  unknown: z.optional(z.array(z.enum(macronutrientNames)).check(z.maxLength(macronutrientNames.length))),
  micronutrients: z.optional(z.partialRecord(z.enum(micronutrientNames), amount)),
});
const food = z.object({
  ...singleFood.shape,
  ingredients: z.optional(z.array(singleFood).check(z.minLength(1), z.maxLength(foodsPerMealMax))),
});

/** A meal as `GET /api/user/export` gives it. */
export const ownMeal = z.object({
  id: identifier,
  day: calendarDay,
  timeZone: z.string().check(z.refine(isTimeZone)),
  eatenAt: z.iso.datetime(),
  name: mealName,
  quantityGrams: z.number().check(z.gte(0), z.lte(mealQuantityMaxGrams * foodsPerMealMax)),
  ...figures,
  nutriScore: z.nullable(nutriScoreLetter),
  mealType: z.nullable(mealType),
  nutritionalTip: z.nullable(text),
  micronutrients,
  foods: z.array(food).check(z.minLength(1), z.maxLength(foodsPerMealMax)),
});
export type OwnMeal = z.infer<typeof ownMeal>;

export const ownWeight = z.object({
  day: calendarDay,
  weightKg: z.number().check(z.gte(weightKgRange.min), z.lte(weightKgRange.max)),
  note: z.nullable(z.string().check(z.maxLength(200))),
});

/** The parts of the document that can be imported; each entry is read on its own. */
export const ownDocument = z.object({
  exportedAt: z.string(),
  meals: z.array(z.unknown()),
  weights: z.optional(z.array(z.unknown())),
});
