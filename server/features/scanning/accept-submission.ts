import type { Kysely } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import { scaleMeal } from "#domain/nutrition/edit-meal.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import { renderText } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import { reserveMealSlot } from "../meals/meal-limit.ts";
import { insertMeal, mealIdOfSubmission, type SavedMeal, totalsOfDay } from "../meals/meal-table.ts";
import type { ChangeTarget } from "./change-submission.ts";
import { lockSubmission, type Submission, updateSubmission } from "./submission-table.ts";

/** What the person changed before saving. `quantity` in g scales the whole meal. */
export interface Acceptance {
  readonly name?: string | undefined;
  readonly quantity?: number | undefined;
}

function applyAcceptance(analysis: MealAnalysis, { name, quantity }: Acceptance): MealAnalysis {
  const scaled = quantity === undefined ? analysis : scaleMeal(analysis, quantity);
  return { ...scaled, name: name ?? scaled.name };
}

function buildMeal(submission: Submission, mealId: string, tip: string | undefined): SavedMeal {
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
    calories,
    protein,
    carbs,
    fat,
    fiber,
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

interface AcceptedSubmission {
  readonly userId: string;
  readonly submission: Submission;
  readonly now: Date;
}

/** Throws `daily_meal_limit_exceeded`. */
export async function saveAsMeal(
  db: Kysely<Database>,
  { userId, submission, now }: AcceptedSubmission,
): Promise<string> {
  await reserveMealSlot(db, userId, submission.day);
  const mealId = newId(now);
  const tip = tipFor(submission.analysis, await totalsOfDay(db, userId, submission.day));
  await insertMeal(
    db,
    { userId, submissionId: submission.id },
    buildMeal(submission, mealId, renderText(submission.analysis.language, tip)),
  );
  return mealId;
}

/**
 * Saves the submission as a meal and returns the meal's id; accepting again returns the same one. null for a visitor, whose
 * meal is saved once the session becomes an account.
 */
export async function acceptSubmission(
  db: Kysely<Database>,
  { owner, id, now }: ChangeTarget,
  acceptance: Acceptance,
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
    const submission = { ...found, analysis: applyAcceptance(found.analysis, acceptance) };
    const { analysis } = submission;
    await updateSubmission(transaction, id, { analysis, status: "accepted", updatedAt: now });
    return owner.kind === "user" ? saveAsMeal(transaction, { userId: owner.userId, submission, now }) : null;
  });
}
