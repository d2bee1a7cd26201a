import type { Kysely } from "kysely";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import * as endpoints from "#contract/endpoints/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database, Row } from "../../database/schema.ts";
import { hasEntitlement } from "../../http/caller.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { countChange } from "../../http/count-change.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import { preferredLanguage } from "../../http/preferred-language.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Opening, Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import type { OnNotLearned } from "../learned/learn-corrections.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { correctMeal } from "./correct-meal.ts";
import { findCursorMeal } from "./cursor-meal.ts";
import { loadSummary, presentSummary } from "./daily-summary.ts";
import { loadDayMicronutrients } from "./day-micronutrients.ts";
import { serveDays } from "./day-routes.ts";
import { editMeal } from "./edit-meal.ts";
import { exportMeals } from "./export-meals.ts";
import { logMealAgain, selectOriginal } from "./log-again.ts";
import { deleteMeal } from "./meal-table.ts";
import { listPageOfDay } from "./meals-of-days-table.ts";
import { presentMeal } from "./present-meal.ts";
import { splitMeal } from "./split-meal.ts";
import { undoMealChange } from "./undo-change.ts";

interface MealParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly limiter: RateLimiter;
  readonly corrector: MealCorrector;
  readonly findOwnNames: FindOwnNames;
  readonly onNotLearned: OnNotLearned;
}

export function serveMeals(serve: Serve, parts: MealParts): void {
  const { db, findFood, findOwnNames, limiter, corrector } = parts;
  serveDays(serve, db);
  serve(endpoints.listMeals, async ({ body: { date: day, limit, after }, caller }) => {
    const { userId } = caller;
    const hasMicronutrients = hasEntitlement(caller, "micronutrients");
    const page = { userId, day, limit, ...(after !== undefined && { after }), hasMicronutrients };
    const meals = await listPageOfDay(db, page);
    // Throws where the meal that the page begins after is gone.
    if (meals.length === 0) await findCursorMeal(db, userId, after);
    return meals.map((meal) => presentMeal(meal, { caller, findFood }));
  });

  serve(endpoints.deleteMeal, async ({ params, caller }) => {
    if (!(await deleteMeal(db, caller.userId, params.id))) throw new AppError("meal_not_found");
  });

  serve(
    endpoints.editMeal,
    async ({ params: { id: mealId }, body: changes, caller, now }) =>
      presentMeal(await editMeal(parts, { findFood, caller, mealId, changes, now }), { caller, findFood }),
    countChange,
  );

  serve(
    endpoints.correctMeal,
    async ({ params: { id: mealId }, body, caller, now, acceptLanguage, address }) => {
      const country = chooseCountry(caller, acceptLanguage, preferredLanguage(acceptLanguage));
      const spender = modelSpenderOf(caller, address);
      const correction = {
        findFood,
        findOwnNames,
        corrector,
        caller,
        mealId,
        country,
        now,
        spender,
        ...body,
      };
      return presentMeal(await correctMeal(db, correction), { caller, findFood });
    },
    countChange,
  );
  serve(
    endpoints.splitMeal,
    async ({ params: { id: mealId }, body, caller, now, toCreate }) => {
      const { meal, split } = await splitMeal(db, { findFood, caller, mealId, split: body, now, toCreate });
      return {
        meal: presentMeal(meal, { caller, findFood }),
        split: presentMeal(split, { caller, findFood }),
      };
    },
    countChange,
  );
  serve(
    endpoints.undoMealChange,
    async ({ params: { id: mealId }, body: { revision }, caller, now }) =>
      presentMeal(await undoMealChange(db, { caller, mealId, revision, now }), { caller, findFood }),
    countChange,
  );

  const openLogAgain: Opening<typeof endpoints.logMealAgain, Row<"meals">> = {
    ...countChange,
    sendAlong: ({ params, caller }) => selectOriginal({ userId: caller.userId, mealId: params.id }),
  };
  serve(
    endpoints.logMealAgain,
    async ({ params, body, caller, now, toCreate, sentAlong, prepareAnswer }) => {
      const repeated = { mealId: params.id, ...body, readOriginal: sentAlong };
      return logMealAgain(db, { findFood, caller, ...repeated, now, toCreate, prepareAnswer });
    },
    openLogAgain,
  );

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
