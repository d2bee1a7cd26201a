import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { foodDaysMax, foodsPageMaxLength, mealsPerDayMax } from "../limits.ts";
import {
  caloriePoint,
  dayRange,
  eatenFood,
  goalPoint,
  insightQuery,
  macroInsight,
  recommendation,
  recommendationQuery,
  streak,
  weekReport,
} from "../shapes/insights.ts";

const macros = { method: "GET", access: "user", query: insightQuery, answer: macroInsight } as const;
const calories = {
  method: "GET",
  access: "user",
  query: insightQuery,
  answer: z.array(caloriePoint).check(z.maxLength(mealsPerDayMax)),
} as const;
const goalPoints = z.array(goalPoint).check(z.maxLength(foodDaysMax));

export const getMacrosToday = endpoint({
  ...macros,
  path: "/api/insights/macros/today",
  summary: "Where the energy of today, or of another day, comes from",
});
export const getMacrosOfWeek = endpoint({
  ...macros,
  path: "/api/insights/macros/week",
  summary: "Where the energy of this week, or of another, Monday to Sunday, comes from",
});
export const getMacrosOfMonth = endpoint({
  ...macros,
  path: "/api/insights/macros/month",
  summary: "Where the energy of this month, or of another, comes from",
});
export const getCaloriesToday = endpoint({
  ...calories,
  path: "/api/insights/calories/today",
  summary: "The meals of today, or of another day, as calorie points, in wall-clock time written as UTC",
});
export const getCaloriesOfWeek = endpoint({
  ...calories,
  path: "/api/insights/calories/week",
  summary: "The calories of each day of this week, or of another, Monday to Sunday",
});
export const getCaloriesOfMonth = endpoint({
  ...calories,
  path: "/api/insights/calories/month",
  summary: "The calories of each day of this month so far, or of another",
});
export const getGoalsOfWeek = endpoint({
  method: "GET",
  path: "/api/insights/goals/week",
  access: "user",
  token: "read",
  summary:
    "How far the goals were met on each of the last 7 days, or of the week of a date; empty without goals",
  query: insightQuery,
  answer: goalPoints,
});
export const getGoalsOfMonth = endpoint({
  method: "GET",
  path: "/api/insights/goals/month",
  access: "pro",
  token: "read",
  summary:
    "How far the goals were met on each of the last 30 days, or of the month of a date; empty without goals",
  query: insightQuery,
  answer: goalPoints,
});
export const getWeekReport = endpoint({
  method: "GET",
  path: "/api/insights/report/week",
  access: "user",
  token: "read",
  isCostly: true,
  summary: "What was eaten on each day of this week, or of another, beside the goals of that day",
  query: insightQuery,
  answer: weekReport,
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
