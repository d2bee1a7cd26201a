/** web/features/insights: which bars a range of calories has (spec section 9). */
import type { CaloriePoint } from "#contract/shapes/progress.ts";

export const dayParts = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof dayParts)[number];

/** Hours at which the afternoon and the evening begin. */
const afternoonHour = 12;
const eveningHour = 18;

/** Points carry the person's own wall clock written as UTC, so the UTC hour is the hour that they ate at. */
export function dayPartOf(timestamp: string): DayPart {
  const hour = new Date(timestamp).getUTCHours();
  if (hour < afternoonHour) return "morning";
  return hour < eveningHour ? "afternoon" : "evening";
}

/** kcal of the morning, the afternoon and the evening. */
export function caloriesByPart(points: readonly CaloriePoint[]): Readonly<Record<DayPart, number>> {
  const sums = { morning: 0, afternoon: 0, evening: 0 };
  for (const { timestamp, calories } of points) sums[dayPartOf(timestamp)] += calories;
  return sums;
}

/** kcal in all. */
export function totalCalories(points: readonly CaloriePoint[]): number {
  return points.reduce((sum, { calories }) => sum + calories, 0);
}

/** kcal a day over the days with a meal; 0 where there is none. Days without meals would draw it down for nothing. */
export function averageOfTrackedDays(points: readonly CaloriePoint[]): number {
  const tracked = points.filter(({ calories }) => calories > 0);
  return tracked.length > 0 ? totalCalories(tracked) / tracked.length : 0;
}
