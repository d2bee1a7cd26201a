import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { foodDaysMax, foodsPageMaxLength, mealsPerDayMax } from "../limits.ts";
import {
  caloriePoint,
  dayRange,
  eatenFood,
  goalPoint,
  macroInsight,
  recommendation,
  recommendationQuery,
  streak,
} from "../shapes/progress.ts";

const macros = { method: "GET", access: "user", answer: macroInsight } as const;
const calories = {
  method: "GET",
  access: "user",
  answer: z.array(caloriePoint).check(z.maxLength(mealsPerDayMax)),
} as const;
const goalPoints = z.array(goalPoint).check(z.maxLength(foodDaysMax));

export const getMacrosToday = endpoint({
  ...macros,
  path: "/api/insights/macros/today",
  summary: "Where today's energy comes from",
});
export const getMacrosOfWeek = endpoint({
  ...macros,
  path: "/api/insights/macros/week",
  summary: "Where the energy of this week, Monday to Sunday, comes from",
});
export const getMacrosOfMonth = endpoint({
  ...macros,
  path: "/api/insights/macros/month",
  summary: "Where this month's energy comes from",
});
export const getCaloriesToday = endpoint({
  ...calories,
  path: "/api/insights/calories/today",
  summary: "Today's meals as calorie points, in wall-clock time written as UTC",
});
export const getCaloriesOfWeek = endpoint({
  ...calories,
  path: "/api/insights/calories/week",
  summary: "The calories of each day of this week, Monday to Sunday",
});
export const getCaloriesOfMonth = endpoint({
  ...calories,
  path: "/api/insights/calories/month",
  summary: "The calories of each day of this month so far",
});
export const getGoalsOfWeek = endpoint({
  method: "GET",
  path: "/api/insights/goals/week",
  access: "user",
  token: "read",
  summary: "How far the goals were met on each of the last 7 days, today last; empty without goals",
  answer: goalPoints,
});
export const getGoalsOfMonth = endpoint({
  method: "GET",
  path: "/api/insights/goals/month",
  access: "pro",
  token: "read",
  summary: "How far the goals were met on each of the last 30 days, today last; empty without goals",
  answer: goalPoints,
});
export const getStreak = endpoint({
  method: "GET",
  path: "/api/insights/goals/streak",
  access: "user",
  token: "read",
  summary: "Days in a row on which the goals were met, and the mean of the last 7 days",
  answer: streak,
});
export const getRecommendation = endpoint({
  method: "GET",
  path: "/api/recommendations/daily",
  access: "pro",
  token: "read",
  isCostly: true,
  summary: "The day's recommendation from the person's own last 7 days; 204 when there is nothing to say",
  query: recommendationQuery,
  answer: z.nullable(recommendation),
});
export const getFoodsOfDays = endpoint({
  method: "GET",
  path: "/api/foods/date-range",
  access: "user",
  token: "read",
  isCostly: true,
  summary: "The foods eaten on some days (this week unless given), oldest first; `after` continues",
  query: dayRange,
  answer: z.array(eatenFood).check(z.maxLength(foodsPageMaxLength)),
  failures: ["meal_not_found", "range_reversed", "range_too_long"],
});
