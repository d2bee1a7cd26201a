import type { Streak as Answer } from "#contract/shapes/insights.ts";
import { goalsOn } from "#domain/goals/goals-of-day.ts";
import {
  goalCompletionOf,
  type Streak,
  streakOf,
  weeklyAverageOf,
} from "#domain/insights/goal-completion.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { lastDays } from "#domain/time/day-range.ts";
import type { DiaryFigures } from "./diary-figures.ts";

/** The first window: most streaks are shorter. Each further window is this much longer. */
export const streakFirstDays = 60;
const windowGrowthFactor = 8;

interface StreakWithAverage extends Streak {
  /** Percent; undefined when no day of the seven counts. */
  readonly weeklyAverage: number | undefined;
}

/** Undefined without stored goals. */
async function findStreak(figures: DiaryFigures, today: CalendarDay): Promise<StreakWithAverage | undefined> {
  for (let lookDays = streakFirstDays; ; lookDays *= windowGrowthFactor) {
    const range = lastDays(today, lookDays);
    const [goals, totals, leftOut] = await Promise.all([
      figures.goals(range),
      figures.totals(range),
      figures.leftOut(range),
    ]);
    if (!goals) return undefined;
    const completions = new Map(
      totals.map((day) => [day.day, goalCompletionOf(day, goalsOn(goals, day.day)).all]),
    );
    const { brokenOn, ...streak } = streakOf(completions, today, leftOut);
    if (brokenOn >= range.from) {
      return { ...streak, weeklyAverage: weeklyAverageOf(completions, today, leftOut) };
    }
  }
}

/** Nulls without stored goals. */
export async function loadStreak(figures: DiaryFigures, today: CalendarDay): Promise<Answer> {
  const streak = await findStreak(figures, today);
  if (!streak) return { days: null, isTodayCounted: false, weeklyAverage: null };
  return { ...streak, weeklyAverage: streak.weeklyAverage ?? null };
}
