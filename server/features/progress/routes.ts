/** server/features/progress: how days, weeks and months went. This file: the calls about it. */
import type { Kysely } from "kysely";
import * as progress from "#contract/endpoints/progress.ts";
import type { FindFood } from "#domain/nutrition/edit-meal.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { lastDays, monthOf, weekOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import { languageOfPerson } from "../identity/users-table.ts";
import { rangeAsked, readFoodsOfDays } from "./foods-of-days.ts";
import { readCaloriesByDay, readCaloriesOfDay, readGoalPoints, readMacroInsight } from "./insights.ts";
import { recommend } from "./recommend.ts";
import { readStreak } from "./streak.ts";

const trendDays = { week: 7, month: 30 } as const;

function todayOf({ caller, now }: { readonly caller: User; readonly now: Date }) {
  return calendarDayIn(caller.timeZone, now);
}

export function serveProgress(serve: Serve, db: Kysely<Database>, findFood: FindFood): void {
  serve(progress.getMacrosToday, (call) =>
    readMacroInsight(db, call.caller.userId, lastDays(todayOf(call), 1)),
  );
  serve(progress.getMacrosOfWeek, (call) => readMacroInsight(db, call.caller.userId, weekOf(todayOf(call))));
  serve(progress.getMacrosOfMonth, (call) =>
    readMacroInsight(db, call.caller.userId, monthOf(todayOf(call))),
  );

  serve(progress.getCaloriesToday, (call) => readCaloriesOfDay(db, call.caller.userId, todayOf(call)));
  serve(progress.getCaloriesOfWeek, (call) =>
    readCaloriesByDay(db, call.caller.userId, weekOf(todayOf(call))),
  );
  serve(progress.getCaloriesOfMonth, (call) => {
    const today = todayOf(call);
    return readCaloriesByDay(db, call.caller.userId, { from: monthOf(today).from, to: today });
  });

  serve(progress.getGoalsOfWeek, (call) =>
    readGoalPoints(db, call.caller.userId, lastDays(todayOf(call), trendDays.week)),
  );
  serve(progress.getGoalsOfMonth, (call) =>
    readGoalPoints(db, call.caller.userId, lastDays(todayOf(call), trendDays.month)),
  );
  serve(progress.getStreak, async (call) => {
    const streak = await readStreak(db, call.caller.userId, todayOf(call));
    return streak ?? { days: null, isTodayCounted: false, weeklyAverage: null };
  });

  serve(progress.getRecommendation, async (call) => {
    const { userId } = call.caller;
    const language = call.query.language ?? (await languageOfPerson(db, userId));
    return recommend(db, findFood, userId, language, todayOf(call));
  });

  serve(progress.getFoodsOfDays, (call) =>
    readFoodsOfDays(db, call.caller.userId, {
      range: rangeAsked(call.query, todayOf(call)),
      after: call.query.after,
      limit: call.query.limit,
    }),
  );
}
