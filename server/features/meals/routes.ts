/** server/features/meals: the calls about saved meals and days. */
import type { Kysely } from "kysely";
import { deleteMeal, getDailySummary, listMeals } from "#contract/endpoints/meals.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { readDailySummary } from "./daily-summary.ts";
import { deleteMealOf, mealsOfDay } from "./meal-table.ts";
import { presentMeal } from "./present-meal.ts";

export function serveMeals(serve: Serve, db: Kysely<Database>): void {
  serve(listMeals, async ({ body, caller }) => {
    const meals = await mealsOfDay(db, caller.userId, body.date);
    return meals.map((meal) => presentMeal(meal, caller.isPremium));
  });

  serve(deleteMeal, async ({ params, caller }) => {
    if (!(await deleteMealOf(db, caller.userId, params.id))) throw new AppError("meal_not_found");
  });

  serve(getDailySummary, ({ query, caller, now }) =>
    readDailySummary(db, caller.userId, query.date ?? calendarDayIn(caller.timeZone, now)),
  );
}
