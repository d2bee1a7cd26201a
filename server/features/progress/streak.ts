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
import { loadLeftOutDays } from "../meals/diary-days-table.ts";

/** Most streaks are shorter than the first window; each further window is this much longer. */
const initialWindowDays = 60;
const windowGrowthFactor = 8;

export interface StreakWithAverage extends Streak {
  /** Percent; undefined when all seven days are left out. */
  readonly weeklyAverage: number | undefined;
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
    const range = lastDays(today, lookDays);
    const [totals, leftOut] = await Promise.all([
      loadDayTotals(db, userId, range),
      loadLeftOutDays(db, userId, range),
    ]);
    const completions = new Map(totals.map((day) => [day.day, goalCompletionOf(day, goals).all]));
    const { brokenOn, ...streak } = streakOf(completions, today, leftOut);
    if (brokenOn >= range.from) {
      return { ...streak, weeklyAverage: weeklyAverageOf(completions, today, leftOut) };
    }
  }
}
