import type { Kysely } from "kysely";
import * as progress from "#contract/endpoints/progress.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { lastDays, monthOf, weekOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadLanguage } from "../identity/users-table.ts";
import { loadFoodsOfDays, resolveRange } from "./foods-of-days.ts";
import { loadCaloriesByDay, loadCaloriesOfDay, loadGoalPoints, loadMacroInsight } from "./insights.ts";
import { loadRecommendation } from "./recommend.ts";
import { loadStreak } from "./streak.ts";

const trendDays = { week: 7, month: 30 } as const;

export function serveProgress(serve: Serve, db: Kysely<Database>, findFood: FindFood): void {
  serve(progress.getMacrosToday, (call) =>
    loadMacroInsight(db, call.caller.userId, lastDays(todayOf(call), 1)),
  );
  serve(progress.getMacrosOfWeek, (call) => loadMacroInsight(db, call.caller.userId, weekOf(todayOf(call))));
  serve(progress.getMacrosOfMonth, (call) =>
    loadMacroInsight(db, call.caller.userId, monthOf(todayOf(call))),
  );

  serve(progress.getCaloriesToday, (call) => loadCaloriesOfDay(db, call.caller.userId, todayOf(call)));
  serve(progress.getCaloriesOfWeek, (call) =>
    loadCaloriesByDay(db, call.caller.userId, weekOf(todayOf(call))),
  );
  serve(progress.getCaloriesOfMonth, (call) => {
    const today = todayOf(call);
    return loadCaloriesByDay(db, call.caller.userId, { from: monthOf(today).from, to: today });
  });

  serve(progress.getGoalsOfWeek, (call) =>
    loadGoalPoints(db, call.caller.userId, lastDays(todayOf(call), trendDays.week)),
  );
  serve(progress.getGoalsOfMonth, (call) =>
    loadGoalPoints(db, call.caller.userId, lastDays(todayOf(call), trendDays.month)),
  );
  serve(progress.getStreak, async (call) => {
    const streak = await loadStreak(db, call.caller.userId, todayOf(call));
    if (!streak) return { days: null, isTodayCounted: false, weeklyAverage: null };
    return { ...streak, weeklyAverage: streak.weeklyAverage ?? null };
  });

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
