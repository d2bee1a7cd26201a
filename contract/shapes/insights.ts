import * as z from "zod/mini";
import { foodsPageLength, foodsPageMaxLength } from "../limits.ts";
import { goalsOfWeekday, limits } from "./goals.ts";
import { foodSource, macronutrientFigures, macronutrients, totalsToLimit } from "./nutrition.ts";
import { amount, anyDay, calendarDay, identifier, instant, language } from "./primitives.ts";

/** A day of the day, week (Monday to Sunday) or month that is asked about, which ends today at the latest; by default today. */
export const insightQuery = z.strictObject({ date: z.optional(calendarDay) });

/**
 * Shares of the energy eaten, in percent with one decimal: they sum to 100, or are all 0 when nothing was eaten. `carbs`
 * excludes fibre here, which has its own share.
 */
export const macroInsight = z.object({
  proteinPercentage: amount,
  carbsPercentage: amount,
  fatPercentage: amount,
  fiberPercentage: amount,
  /** Only of drinks that are rows of the food table. */
  alcoholPercentage: amount,
  /** First and last day of the range. */
  from: anyDay,
  to: anyDay,
  /** kcal and g eaten in the whole range; `carbs` includes fibre, as everywhere else. */
  totals: macronutrientFigures,
  /** Days of the range with at least one meal, without those that the person marked as not tracked; a single day always counts. */
  trackedDays: amount,
});
export type MacroInsight = z.infer<typeof macroInsight>;

/**
 * Today: one point per meal, oldest first. Week: seven points, Monday to Sunday. Month: each day from the 1st to today.
 * `timestamp` carries the person's wall-clock time written as UTC; a day's point is at 00:00.
 */
export const caloriePoint = z.object({
  timestamp: instant,
  calories: amount,
  /** The person marked the day as not tracked: averages leave it out. Absent otherwise. */
  isLeftOut: z.optional(z.boolean()),
  /** kcal that were the goal of the day. Absent without goals, and of single meals. */
  goal: z.optional(amount),
});
export type CaloriePoint = z.infer<typeof caloriePoint>;

/** Percent of the goals of that day, not capped; `completion` is the mean of calories, protein, carbs and fat. */
export const goalPoint = z.object({
  date: anyDay,
  caloriesCompletion: amount,
  proteinCompletion: amount,
  carbsCompletion: amount,
  fatCompletion: amount,
  fiberCompletion: amount,
  completion: amount,
  /** False on a day without meals, and on one that is left out. */
  isTracked: z.boolean(),
  /** The person marked the day as not tracked. Absent otherwise. */
  isLeftOut: z.optional(z.boolean()),
});
export type GoalPoint = z.infer<typeof goalPoint>;

const dayOfReport = z.object({
  date: anyDay,
  /** False on a day without meals, and on one that is left out. */
  isTracked: z.boolean(),
  isLeftOut: z.optional(z.boolean()),
  totals: macronutrientFigures,
  toLimit: totalsToLimit,
  /** The goals of that day; null without stored goals. */
  goals: z.nullable(goalsOfWeekday),
});
/** A week, Monday to Sunday, up to today. `limits` are those of its last day. */
export const weekReport = z.object({
  from: anyDay,
  to: anyDay,
  days: z.array(dayOfReport).check(z.maxLength(7)),
  limits,
});
export type WeekReport = z.infer<typeof weekReport>;

/** Null values when no goals are stored. */
export const streak = z.object({
  /** Consecutive days at 80 % or more, back from today; today does not break the streak while it is below 80 %, and a day marked as not tracked neither breaks nor extends it. */
  days: z.nullable(amount),
  isTodayCounted: z.boolean(),
  /** Mean completion of those of the last seven days that have meals and are not marked as not tracked, in percent; null without any. */
  weeklyAverage: z.nullable(amount),
});
export type Streak = z.infer<typeof streak>;

export const recommendationQuery = z.strictObject({ language: z.optional(language) });
export const recommendation = z.object({
  message: z.string(),
  /** The rule that applied, for example `fiber_low`. */
  topic: z.string(),
  /** The figures it is based on, in the reader's language. */
  basis: z.string(),
  /** The reference it compares with. */
  source: z.string(),
});
export type Recommendation = z.infer<typeof recommendation>;

/** A range of the caller's days, of at most `foodDaysMax`; by default the current week, Monday to Sunday. */
export const dayRange = z.strictObject({
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** The last meal of the previous page. */
  after: z.optional(identifier),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(foodsPageMaxLength)), foodsPageLength),
});
export const eatenFood = z.object({
  date: calendarDay,
  mealId: identifier,
  mealName: z.string(),
  eatenAt: instant,
  name: z.string(),
  grams: amount,
  ...macronutrients,
  source: foodSource,
});
export type EatenFood = z.infer<typeof eatenFood>;
