import * as progress from "#contract/endpoints/progress.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { lastDays, monthOf, weekOf } from "#domain/time/day-range.ts";
import type { Read } from "../../database/read-replica.ts";
import type { User } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadLanguage } from "../identity/users-table.ts";
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

interface CallOfUser {
  readonly caller: User;
}

export function serveProgress(serve: Serve, read: Read, findFood: FindFood): void {
  const compute = <Insight>({ caller }: CallOfUser, insight: (figures: DiaryFigures) => Promise<Insight>) =>
    read((db) => insight(diaryFigures(db, caller.userId)));

  serve(progress.getMacrosToday, (call) =>
    compute(call, (figures) => loadMacroInsight(figures, lastDays(todayOf(call), 1))),
  );
  serve(progress.getMacrosOfWeek, (call) =>
    compute(call, (figures) => loadMacroInsight(figures, weekOf(todayOf(call)))),
  );
  serve(progress.getMacrosOfMonth, (call) =>
    compute(call, (figures) => loadMacroInsight(figures, monthOf(todayOf(call)))),
  );

  serve(progress.getCaloriesToday, (call) =>
    read((db) => loadCaloriesOfDay(db, call.caller.userId, todayOf(call))),
  );
  serve(progress.getCaloriesOfWeek, (call) =>
    compute(call, (figures) => loadCaloriesByDay(figures, weekOf(todayOf(call)))),
  );
  serve(progress.getCaloriesOfMonth, (call) => {
    const today = todayOf(call);
    const range = { from: monthOf(today).from, to: today };
    return compute(call, (figures) => loadCaloriesByDay(figures, range));
  });

  serve(progress.getGoalsOfWeek, (call) =>
    compute(call, (figures) => loadGoalPoints(figures, lastDays(todayOf(call), goalTrendDays.week))),
  );
  serve(progress.getGoalsOfMonth, (call) =>
    compute(call, (figures) => loadGoalPoints(figures, lastDays(todayOf(call), goalTrendDays.month))),
  );
  serve(progress.getStreak, (call) => compute(call, (figures) => loadStreak(figures, todayOf(call))));

  serve(progress.getRecommendation, (call) => {
    const { userId, hidesCalories } = call.caller;
    return read(async (db) => {
      const language = call.query.language ?? (await loadLanguage(db, userId));
      return loadRecommendation(db, { findFood, userId, language, hidesCalories, today: todayOf(call) });
    });
  });

  serve(progress.getFoodsOfDays, (call) => {
    const { after, limit } = call.query;
    const range = resolveRange(call.query, todayOf(call));
    return read((db) => loadFoodsOfDays(db, call.caller.userId, { range, after, limit }));
  });
}
