/** server/features/progress: how days, weeks and months went. This file: the days in a row that met the goals. */
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
import { readGoals } from "../goals/daily-goals-table.ts";
import { readDayTotals } from "../meals/day-totals-table.ts";

/** Most streaks are shorter; each further look goes back so many times as far. */
const firstLookDays = 60;
const furtherLookFactor = 8;

export interface StreakOfWeek extends Streak {
  /** Percent. */
  readonly weeklyAverage: number;
}

/** Undefined without stored goals. */
export async function readStreak(
  db: Kysely<Database>,
  userId: string,
  today: CalendarDay,
): Promise<StreakOfWeek | undefined> {
  const goals = await readGoals(db, userId);
  if (!goals) return undefined;
  for (let lookDays = firstLookDays; ; lookDays *= furtherLookFactor) {
    const totals = await readDayTotals(db, userId, lastDays(today, lookDays));
    const completions = new Map(totals.map((day) => [day.day, goalCompletionOf(day, goals).all]));
    const streak = streakOf(completions, today);
    const mayGoOn = streak.days + (streak.isTodayCounted ? 0 : 1) >= lookDays;
    if (!mayGoOn) return { ...streak, weeklyAverage: weeklyAverageOf(completions, today) };
  }
}
