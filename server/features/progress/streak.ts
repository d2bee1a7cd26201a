import type { Kysely } from "kysely";
import {
  goalCompletionOf,
  type Streak,
  streakOf,
  weeklyAverageOf,
} from "#domain/progress/goal-completion.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { lastDays } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadGoals } from "../goals/daily-goals-table.ts";
import { loadDayTotals } from "../meals/day-totals-table.ts";

/** Most streaks are shorter than the first window; each further window is this much longer. */
const initialWindowDays = 60;
const windowGrowthFactor = 8;

export interface StreakWithAverage extends Streak {
  /** Percent. */
  readonly weeklyAverage: number;
}

/** Undefined without stored goals. */
export async function loadStreak(
  db: Kysely<Database>,
  userId: string,
  today: CalendarDay,
): Promise<StreakWithAverage | undefined> {
  const goals = await loadGoals(db, userId);
  if (!goals) return undefined;
  for (let lookDays = initialWindowDays; ; lookDays *= windowGrowthFactor) {
    const totals = await loadDayTotals(db, userId, lastDays(today, lookDays));
    const completions = new Map(totals.map((day) => [day.day, goalCompletionOf(day, goals).all]));
    const streak = streakOf(completions, today);
    const mayGoOn = streak.days + (streak.isTodayCounted ? 0 : 1) >= lookDays;
    if (!mayGoOn) return { ...streak, weeklyAverage: weeklyAverageOf(completions, today) };
  }
}
