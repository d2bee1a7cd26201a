/** server/features/scanning: an analysed meal becomes a saved one, once, in one transaction. */
import type { Kysely } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import { scaleMeal } from "#domain/nutrition/edit-meal.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import { claimMealPlace } from "../meals/meal-places.ts";
import { insertMeal, mealIdOfSubmission, type SavedMeal, totalsOfDay } from "../meals/meal-table.ts";
import {
  lockSubmission,
  type Submission,
  type SubmissionOwner,
  updateSubmission,
} from "./submission-table.ts";

/** What the person changed before saving. `quantity` in g scales the whole meal. */
export interface Acceptance {
  readonly name?: string | undefined;
  readonly quantity?: number | undefined;
}

/** The analysis with the person's last changes: what is saved. */
function acceptedAnalysis(analysis: MealAnalysis, { name, quantity }: Acceptance): MealAnalysis {
  const scaled = quantity === undefined ? analysis : scaleMeal(analysis, quantity);
  return { ...scaled, name: name ?? scaled.name };
}

function mealFrom(submission: Submission, mealId: string, tip: string | undefined): SavedMeal {
  const { foods, name } = submission.analysis;
  const { quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, micronutrients } = totalsOf(
    submission.analysis,
  );
  return {
    id: mealId,
    day: submission.day,
    timeZone: submission.timeZone,
    eatenAt: submission.createdAt,
    name,
    quantityGrams,
    ...{ calories, protein, carbs, fat, fiber },
    nutriScore,
    micronutrients,
    nutritionalTip: tip ?? null,
    foods: foods.map((food) => ({
      name: food.name,
      grams: food.grams,
      ...foodFigures(food),
      source: food.source,
    })),
  };
}

/** Puts an accepted submission among the person's meals. Throws `daily_meal_limit_exceeded`. Also for a visitor's, once it has an account. */
export async function saveAsMeal(
  db: Kysely<Database>,
  userId: string,
  submission: Submission,
  now: Date,
): Promise<string> {
  await claimMealPlace(db, userId, submission.day);
  const mealId = newId(now);
  const tip = tipFor(submission.analysis, await totalsOfDay(db, userId, submission.day));
  await insertMeal(db, { userId, submissionId: submission.id }, mealFrom(submission, mealId, tip));
  return mealId;
}

/**
 * Saves the meal and gives its id. A visitor's waits for an account and has none (null). Accepting again gives the
 * same meal.
 */
export async function acceptSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
  acceptance: Acceptance,
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await lockSubmission(transaction, owner, id);
    if (!found) throw new AppError("submission_not_found");
    if (found.status === "accepted") {
      return owner.kind === "user"
        ? ((await mealIdOfSubmission(transaction, owner.userId, id)) ?? null)
        : null;
    }
    if (found.analysis.questions.length > 0) throw new AppError("clarification_needed");
    const submission = { ...found, analysis: acceptedAnalysis(found.analysis, acceptance) };
    await updateSubmission(transaction, id, { analysis: submission.analysis, status: "accepted" }, now);
    return owner.kind === "user" ? saveAsMeal(transaction, owner.userId, submission, now) : null;
  });
}
