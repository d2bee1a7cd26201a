import type { Kysely } from "kysely";
import * as progress from "#contract/endpoints/progress.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { lastDays, monthOf, weekOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadLanguage } from "../identity/users-table.ts";
import { diaryFigures } from "./diary-figures.ts";
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

export function serveProgress(serve: Serve, db: Kysely<Database>, findFood: FindFood): void {
  const figuresOf = (call: CallOfUser) => diaryFigures(db, call.caller.userId);
  serve(progress.getMacrosToday, (call) => loadMacroInsight(figuresOf(call), lastDays(todayOf(call), 1)));
  serve(progress.getMacrosOfWeek, (call) => loadMacroInsight(figuresOf(call), weekOf(todayOf(call))));
  serve(progress.getMacrosOfMonth, (call) => loadMacroInsight(figuresOf(call), monthOf(todayOf(call))));

  serve(progress.getCaloriesToday, (call) => loadCaloriesOfDay(db, call.caller.userId, todayOf(call)));
  serve(progress.getCaloriesOfWeek, (call) => loadCaloriesByDay(figuresOf(call), weekOf(todayOf(call))));
  serve(progress.getCaloriesOfMonth, (call) => {
    const today = todayOf(call);
    return loadCaloriesByDay(figuresOf(call), { from: monthOf(today).from, to: today });
  });

  serve(progress.getGoalsOfWeek, (call) =>
    loadGoalPoints(figuresOf(call), lastDays(todayOf(call), goalTrendDays.week)),
  );
  serve(progress.getGoalsOfMonth, (call) =>
    loadGoalPoints(figuresOf(call), lastDays(todayOf(call), goalTrendDays.month)),
  );
  serve(progress.getStreak, (call) => loadStreak(figuresOf(call), todayOf(call)));

  serve(progress.getRecommendation, async (call) => {
    const { userId, hidesCalories } = call.caller;
    const language = call.query.language ?? (await loadLanguage(db, userId));
    return loadRecommendation(db, { findFood, userId, language, hidesCalories, today: todayOf(call) });
  });

  serve(progress.getFoodsOfDays, (call) =>
    loadFoodsOfDays(db, call.caller.userId, {
      range: resolveRange(call.query, todayOf(call)),
      after: call.query.after,
      limit: call.query.limit,
    }),
  );
}
