/** contract/shapes: saved meals, days and goals (spec section 3). */
import * as z from "zod/mini";
import { type GoalRange, goalRanges } from "#domain/goals/daily-goals.ts";
import { foodSearchMaxLength } from "../limits.ts";
import { foodSource, macronutrients, micronutrients } from "./nutrition.ts";
import { amount, calendarDay, identifier, instant, language, nutriScoreLetter } from "./primitives.ts";

export const mealFood = z.object({ name: z.string(), grams: amount, ...macronutrients, source: foodSource });

export const meal = z.object({
  id: identifier,
  name: z.string(),
  createdAt: instant,
  /** g */
  quantity: amount,
  ...macronutrients,
  nutriScore: nutriScoreLetter,
  foods: z.array(mealFood),
  /** Pro only: absent otherwise. */
  nutritionalTip: z.optional(z.string()),
  /** Pro only: absent otherwise. */
  micronutrients: z.optional(micronutrients),
});
export type Meal = z.infer<typeof meal>;

export const dayRequest = z.strictObject({ date: calendarDay });
export const mealParams = z.strictObject({ id: identifier });

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
});
export type DailySummary = z.infer<typeof dailySummary>;

const goal = ({ min, max }: GoalRange) => z.int().check(z.gte(min), z.lte(max));
/** Whole numbers within the sliders' ranges. */
export const goals = z.strictObject({
  calories: goal(goalRanges.calories),
  protein: goal(goalRanges.protein),
  carbs: goal(goalRanges.carbs),
  fat: goal(goalRanges.fat),
  fiber: goal(goalRanges.fiber),
});

/** `remainingScans` and `dailyLimit` are null where scans are unlimited (Pro). */
export const usage = z.object({
  canScan: z.boolean(),
  remainingScans: z.nullable(amount),
  dailyLimit: z.nullable(amount),
  /** The caller's next local midnight; null where scans are unlimited. */
  resetTime: z.nullable(instant),
});
export type Usage = z.infer<typeof usage>;

export const foodSearchQuery = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(foodSearchMaxLength)),
  language: z.optional(language),
});
export const foundFood = z.object({
  name: z.string(),
  source: foodSource,
  per100Grams: z.object(macronutrients),
  /** What one portion weighs, in g. */
  defaultGrams: amount,
});
export type FoundFoodAnswer = z.infer<typeof foundFood>;
