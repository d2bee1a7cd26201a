import * as z from "zod/mini";
import { foodDaysMax, mealsPerDayMax } from "../limits.ts";
import { goals } from "./goals.ts";
import { caloriePoint, goalPoint, macroInsight, recommendation, streak } from "./insights.ts";
import { dailySummary, meal, usage } from "./meals.ts";
import { calendarDay, language } from "./primitives.ts";
import { user } from "./sign-in.ts";

/** `language`: of the recommendation; defaults to the account's. */
export const dashboardQuery = z.strictObject({ language: z.optional(language) });

/** Each part as the call of its own answers it; of today, or of the week or days that the dashboard shows. */
export const dashboard = z.object({
  /** The caller's day that all of it is about. */
  day: calendarDay,
  user,
  usage,
  /** Null where none are stored. */
  goals: z.nullable(goals),
  summary: dailySummary,
  meals: z.array(meal).check(z.maxLength(mealsPerDayMax)),
  macrosOfWeek: macroInsight,
  caloriesOfWeek: z.array(caloriePoint).check(z.maxLength(mealsPerDayMax)),
  goalsOfWeek: z.array(goalPoint).check(z.maxLength(foodDaysMax)),
  streak,
  /** Pro only: absent otherwise. Null where there is nothing to say. */
  recommendation: z.optional(z.nullable(recommendation)),
});
export type Dashboard = z.infer<typeof dashboard>;
