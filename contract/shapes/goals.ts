import * as z from "zod/mini";
import { type GoalRange, goalRanges } from "#domain/goals/daily-goals.ts";
import { weekdays } from "#domain/goals/goals-of-day.ts";
import { limitPrecision, limitRanges } from "#domain/goals/limits.ts";

const limit = ({ min, max }: GoalRange) =>
  z.number().check(z.gte(min), z.lte(max), z.multipleOf(limitPrecision));
/** g a day that the person wants to stay below; what is absent has no limit. */
export const limits = z.strictObject({
  sugars: z.optional(limit(limitRanges.sugars)),
  saturatedFat: z.optional(limit(limitRanges.saturatedFat)),
  salt: z.optional(limit(limitRanges.salt)),
});

const goal = ({ min, max }: GoalRange) => z.int().check(z.gte(min), z.lte(max));
const goalFigures = {
  calories: goal(goalRanges.calories),
  protein: goal(goalRanges.protein),
  carbs: goal(goalRanges.carbs),
  fat: goal(goalRanges.fat),
  fiber: goal(goalRanges.fiber),
};
export const goalsOfWeekday = z.strictObject(goalFigures);
/** The goals of weekdays that differ, with all figures. */
export const weekdayGoals = z.partialRecord(z.enum(weekdays), goalsOfWeekday);
/** Whole numbers within the sliders' ranges. */
export const goals = z.strictObject({
  ...goalFigures,
  /** Absent in an answer where there are none; absent in a request, they stay as they are. */
  limits: z.optional(limits),
  /** Other goals on some weekdays. Without a member, the goals above hold on that weekday. */
  weekdays: z.optional(weekdayGoals),
});
export type Goals = z.infer<typeof goals>;
