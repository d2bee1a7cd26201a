import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { createChangeCounter } from "../../http/count-change.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { findCursorMeal } from "./cursor-meal.ts";
import { loadDailySummary } from "./daily-summary.ts";
import { serveDays } from "./day-routes.ts";
import { editMeal } from "./edit-meal.ts";
import { exportMeals } from "./export-meals.ts";
import { logMealAgain } from "./log-again.ts";
import { deleteMeal } from "./meal-table.ts";
import { listMealsOfDay } from "./meals-of-days-table.ts";
import { presentMeal } from "./present-meal.ts";

interface MealParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly limiter: RateLimiter;
}

export function serveMeals(serve: Serve, { db, findFood, limiter }: MealParts): void {
  serveDays(serve, db, limiter);
  serve(endpoints.listMeals, async ({ body, caller }) => {
    const { date: day, limit } = body;
    const after = await findCursorMeal(db, caller.userId, body.after);
    const meals = await listMealsOfDay(db, caller.userId, { day, after, limit });
    return meals.map((meal) => presentMeal(meal, caller));
  });

  serve(endpoints.deleteMeal, async ({ params, caller }) => {
    if (!(await deleteMeal(db, caller.userId, params.id))) throw new AppError("meal_not_found");
  });

  const countChange = createChangeCounter(limiter);
  serve(
    endpoints.editMeal,
    async ({ params, body, caller, now }) =>
      presentMeal(await editMeal(db, { findFood, caller, mealId: params.id, changes: body, now }), caller),
    countChange,
  );

  serve(
    endpoints.logMealAgain,
    async ({ params, body, caller, now, work }) =>
      presentMeal(await logMealAgain(db, { caller, mealId: params.id, ...body, now, work }), caller),
    countChange,
  );

  serve(endpoints.exportMeals, async ({ query, caller, now }) => {
    await limiter.take(rateLimits.exportByAccount, caller.userId, now);
    const { convention, ...range } = query;
    return exportMeals(db, { findFood, userId: caller.userId, range, convention });
  });

  serve(endpoints.getDailySummary, (call) =>
    loadDailySummary(db, call.caller.userId, call.query.date ?? todayOf(call)),
  );
}
