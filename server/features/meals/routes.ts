import * as endpoints from "#contract/endpoints/meals.ts";
import { hasEntitlement } from "../../http/caller.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { type MealChangeParts, serveMealChanges } from "./change-routes.ts";
import { findCursorMeal } from "./cursor-meal.ts";
import { loadSummary, presentSummary } from "./daily-summary.ts";
import { loadDayMicronutrients } from "./day-micronutrients.ts";
import { serveDays } from "./day-routes.ts";
import { exportMeals } from "./export-meals.ts";
import { listPageOfDay } from "./meals-of-days-table.ts";
import { presentMeal } from "./present-meal.ts";

interface MealParts extends MealChangeParts {
  readonly limiter: RateLimiter;
}

export function serveMeals(serve: Serve, parts: MealParts): void {
  const { db, findFood, limiter } = parts;
  serveDays(serve, db);
  serveMealChanges(serve, parts);

  serve(endpoints.listMeals, async ({ body: { date: day, limit, after }, caller }) => {
    const { userId } = caller;
    const hasMicronutrients = hasEntitlement(caller, "micronutrients");
    const page = { userId, day, limit, ...(after !== undefined && { after }), hasMicronutrients };
    const meals = await listPageOfDay(db, page);
    // Throws where the meal that the page begins after is gone.
    if (meals.length === 0) await findCursorMeal(db, userId, after);
    return meals.map((meal) => presentMeal(meal, { caller, findFood }));
  });

  serve(endpoints.exportMeals, async ({ query, caller, now }) => {
    await limiter.take(rateLimits.exportByAccount, caller.userId, now);
    const { convention, ...range } = query;
    return exportMeals(db, { findFood, userId: caller.userId, range, convention });
  });

  serve(endpoints.getDailySummary, async (call) => {
    const { caller, query } = call;
    const isAsked = query.with === "micronutrients" && hasEntitlement(caller, "micronutrients");
    const day = query.date ?? todayOf(call);
    const summary = await loadSummary(db, caller.userId, day);
    const micronutrients = isAsked ? await loadDayMicronutrients({ db, findFood }, caller, day) : undefined;
    return presentSummary(summary, { day, findFood, micronutrients });
  });
}
