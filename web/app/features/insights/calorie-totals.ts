import type { CaloriePoint } from "#contract/shapes/insights.ts";

export const dayParts = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof dayParts)[number];

const afternoonHour = 12;
const eveningHour = 18;

/** Timestamps are the person's local time written as UTC, so the UTC hour is the local hour. */
export function dayPartOf(timestamp: string): DayPart {
  const hour = new Date(timestamp).getUTCHours();
  if (hour < afternoonHour) return "morning";
  return hour < eveningHour ? "afternoon" : "evening";
}

/** kcal */
export function caloriesByPart(points: readonly CaloriePoint[]): Readonly<Record<DayPart, number>> {
  const sums = { morning: 0, afternoon: 0, evening: 0 };
  for (const { timestamp, calories } of points) sums[dayPartOf(timestamp)] += calories;
  return sums;
}

/** kcal */
export function totalCalories(points: readonly CaloriePoint[]): number {
  return points.reduce((sum, { calories }) => sum + calories, 0);
}

/** Mean kcal of the days with a meal, without those marked as not tracked; 0 without any. Days without meals were not tracked and would only lower the mean. */
export function averageOfTrackedDays(points: readonly CaloriePoint[]): number {
  const tracked = points.filter(({ calories, isLeftOut }) => calories > 0 && !isLeftOut);
  return tracked.length > 0 ? totalCalories(tracked) / tracked.length : 0;
}
