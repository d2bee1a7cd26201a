import * as insights from "#contract/endpoints/insights.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type DayRange, lastDays, monthOf, weekOf } from "#domain/time/day-range.ts";
import type { Read } from "../../database/read-replica.ts";
import type { User } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { type DiaryFigures, diaryFigures } from "./diary-figures.ts";
import { loadFoodsOfDays, resolveRange } from "./foods-of-days.ts";
import {
  goalTrendDays,
  loadCaloriesByDay,
  loadCaloriesOfDay,
  loadGoalPoints,
  loadMacroInsight,
} from "./insights.ts";
import { loadRecommendation } from "./recommend.ts";
import { loadStreak } from "./streak.ts";
import { loadWeekReport } from "./week-report.ts";

interface CallOfUser {
  readonly caller: User;
}

interface InsightCall extends CallOfUser {
  readonly now: Date;
  readonly query: { readonly date?: CalendarDay | undefined };
}

function dayOf(call: InsightCall): CalendarDay {
  return call.query.date ?? todayOf(call);
}

/** Empty where it has not begun. */
function untilToday({ from, to }: DayRange, call: InsightCall): DayRange {
  const today = todayOf(call);
  return { from, to: to < today ? to : today };
}

type Compute = <Insight>(
  call: CallOfUser,
  insight: (figures: DiaryFigures) => Promise<Insight>,
) => Promise<Insight>;

export function serveInsights(serve: Serve, read: Read, findFood: FindFood): void {
  const compute: Compute = ({ caller }, insight) =>
    read((db) => insight(diaryFigures({ db, findFood }, caller.userId)));
  serveFigures(serve, read, compute);
  serveGoalPoints(serve, compute);

  serve(insights.getWeekReport, (call) => {
    const range = untilToday(weekOf(dayOf(call)), call);
    return read((db) => loadWeekReport({ db, findFood }, call.caller.userId, range));
  });
  serve(insights.getStreak, (call) => compute(call, (figures) => loadStreak(figures, todayOf(call))));

  serve(insights.getRecommendation, (call) => {
    const { userId, country, hidesCalories, energyUnit, ...account } = call.caller;
    const language = call.query.language ?? account.language;
    const shown = { language, country, hidesCalories, energyUnit };
    return read((db) => loadRecommendation(db, { ...shown, findFood, userId, today: todayOf(call) }));
  });

  serve(insights.getFoodsOfDays, (call) => {
    const { after, limit } = call.query;
    const range = resolveRange(call.query, todayOf(call));
    return read((db) => loadFoodsOfDays(db, call.caller.userId, { range, after, limit }));
  });
}

function serveFigures(serve: Serve, read: Read, compute: Compute): void {
  serve(insights.getMacrosToday, (call) =>
    compute(call, (figures) => loadMacroInsight(figures, lastDays(dayOf(call), 1))),
  );
  serve(insights.getMacrosOfWeek, (call) =>
    compute(call, (figures) => loadMacroInsight(figures, weekOf(dayOf(call)))),
  );
  serve(insights.getMacrosOfMonth, (call) =>
    compute(call, (figures) => loadMacroInsight(figures, monthOf(dayOf(call)))),
  );

  serve(insights.getCaloriesToday, (call) =>
    read((db) => loadCaloriesOfDay(db, call.caller.userId, dayOf(call))),
  );
  serve(insights.getCaloriesOfWeek, (call) =>
    compute(call, (figures) => loadCaloriesByDay(figures, weekOf(dayOf(call)))),
  );
  serve(insights.getCaloriesOfMonth, (call) =>
    compute(call, (figures) => loadCaloriesByDay(figures, untilToday(monthOf(dayOf(call)), call))),
  );
}

function serveGoalPoints(serve: Serve, compute: Compute): void {
  serve(insights.getGoalsOfWeek, (call) => {
    const { date } = call.query;
    const range = date ? untilToday(weekOf(date), call) : lastDays(todayOf(call), goalTrendDays.week);
    return compute(call, (figures) => loadGoalPoints(figures, range));
  });
  serve(insights.getGoalsOfMonth, (call) => {
    const { date } = call.query;
    const range = date ? untilToday(monthOf(date), call) : lastDays(todayOf(call), goalTrendDays.month);
    return compute(call, (figures) => loadGoalPoints(figures, range));
  });
}
