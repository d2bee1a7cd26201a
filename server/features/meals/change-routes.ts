import type { Kysely } from "kysely";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import * as endpoints from "#contract/endpoints/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database, Row } from "../../database/schema.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { countChange } from "../../http/count-change.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import type { Before, Serve } from "../../http/serve.ts";
import type { OnLearningFailure } from "../learned/learn-corrections.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { correctMeal } from "./correct-meal.ts";
import { editMeal } from "./edit-meal.ts";
import { logMealAgain, selectOriginal } from "./log-again.ts";
import { deleteMeal } from "./meal-table.ts";
import { presentMeal } from "./present-meal.ts";
import { splitMeal } from "./split-meal.ts";
import { undoMealChange } from "./undo-change.ts";

export interface MealChangeParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly corrector: MealCorrector;
  readonly findOwnNames: FindOwnNames;
  readonly onNotLearned: OnLearningFailure;
}

/** Serves the changes of a saved meal: edited, corrected in words, split, undone, logged again, deleted. */
export function serveMealChanges(serve: Serve, parts: MealChangeParts): void {
  const { db, findFood, findOwnNames, corrector } = parts;
  serveLoggingAgain(serve, parts);

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
      const correction = { mealId, caller, country, now, spender, ...body };
      const corrected = await correctMeal(db, { findFood, findOwnNames, corrector, ...correction });
      return presentMeal(corrected, { caller, findFood });
    },
    countChange,
  );

  serve(
    endpoints.splitMeal,
    async ({ params: { id: mealId }, body, caller, now, newRow }) => {
      const { meal, split } = await splitMeal(db, { findFood, caller, mealId, split: body, now, newRow });
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
}

function serveLoggingAgain(serve: Serve, { db, findFood }: MealChangeParts): void {
  const openLogAgain: Before<typeof endpoints.logMealAgain, Row<"meals">> = {
    ...countChange,
    openingStatement: ({ params, caller }) => selectOriginal({ userId: caller.userId, mealId: params.id }),
  };
  serve(
    endpoints.logMealAgain,
    async ({ params, body, caller, now, newRow, runOpeningStatement, prepareAnswer }) => {
      const repeated = { mealId: params.id, ...body, readOriginal: runOpeningStatement };
      return logMealAgain(db, { findFood, caller, ...repeated, now, newRow, prepareAnswer });
    },
    openLogAgain,
  );
}
