import type { Kysely } from "kysely";
import type { GoalHistory } from "#domain/goals/goals-of-day.ts";
import { alcoholIn100Grams } from "#domain/insights/energy-shares.ts";
import type { LeftOutDays } from "#domain/insights/goal-completion.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DayRange } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { loadGoalHistory } from "../goals/daily-goals-table.ts";
import { type DayTotals, loadDayTotals } from "../meals/day-totals-table.ts";
import { loadLeftOutDays } from "../meals/diary-days-table.ts";
import { loadFoodsEaten, sumByDay } from "../meals/meals-of-days-table.ts";

/** The figures that insights are computed from. */
export interface DiaryFigures {
  goals(range: DayRange): Promise<GoalHistory | undefined>;
  /** Only days with meals, in order. */
  totals(range: DayRange): Promise<readonly DayTotals[]>;
  leftOut(range: DayRange): Promise<LeftOutDays>;
  /** g by day, of the drinks that the food table knows. */
  alcohol(range: DayRange): Promise<ReadonlyMap<CalendarDay, number>>;
}

interface FiguresParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
}

/** Each is read when it is asked for. */
export function diaryFigures({ db, findFood }: FiguresParts, userId: string): DiaryFigures {
  return {
    goals: ({ from }) => loadGoalHistory(db, userId, from),
    totals: (range) => loadDayTotals(db, userId, range),
    leftOut: (range) => loadLeftOutDays(db, userId, range),
    alcohol: async (range) => sumByDay(await loadFoodsEaten(db, userId, range), findFood, alcoholIn100Grams),
  };
}

/** Shares one reading of the days in `read` between several insights that are computed at the same time. */
export function shareFigures(figures: DiaryFigures, read: DayRange): DiaryFigures {
  const goals = figures.goals(read);
  const totals = figures.totals(read);
  const leftOut = figures.leftOut(read);
  const isRead = ({ from, to }: DayRange) => read.from <= from && to <= read.to;
  return {
    goals: (range) => (isRead(range) ? goals : figures.goals(range)),
    totals: async (range) =>
      isRead(range)
        ? (await totals).filter(({ day }) => range.from <= day && day <= range.to)
        : figures.totals(range),
    alcohol: (range) => figures.alcohol(range),
    leftOut: async (range) =>
      isRead(range)
        ? new Set([...(await leftOut)].filter((day) => range.from <= day && day <= range.to))
        : figures.leftOut(range),
  };
}
