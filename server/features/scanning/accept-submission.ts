import type { Kysely } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { unknownIn } from "#domain/nutrition/saved-food.ts";
import { scaleMeal } from "#domain/nutrition/scale-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { renderText } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import { reserveMealSlot } from "../meals/meal-limit.ts";
import { findMealIdOfSubmission, insertMeal, type SavedMeal } from "../meals/meal-table.ts";
import { loadTotalsOfDay } from "../meals/meals-of-days-table.ts";
import { whenEaten } from "../meals/when-eaten.ts";
import type { ChangeTarget } from "./change-submission.ts";
import { lockSubmission, type Submission, updateSubmission } from "./submission-table.ts";

/** What the person changed before saving. `quantity` in g scales the whole meal. */
export interface Acceptance {
  readonly name?: string | undefined;
  readonly quantity?: number | undefined;
  /** Today unless given. Both only for accounts: a visitor's meal keeps the day of its scan. */
  readonly date?: CalendarDay | undefined;
  readonly mealType?: MealType | undefined;
}

function applyAcceptance(analysis: MealAnalysis, { name, quantity }: Acceptance): MealAnalysis {
  const scaled = quantity === undefined ? analysis : scaleMeal(analysis, quantity);
  return { ...scaled, name: name ?? scaled.name };
}

type UnplacedMeal = Omit<SavedMeal, keyof Placing>;

function buildMeal(submission: Submission, mealId: string, tip: string | undefined): UnplacedMeal {
  const { foods, name } = submission.analysis;
  const { quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, micronutrients } = totalsOf(
    submission.analysis,
  );
  return {
    id: mealId,
    timeZone: submission.timeZone,
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
    revision: 0,
    foods: foods.map((food) => ({
      name: food.name,
      grams: food.grams,
      ...foodFigures(food),
      source: food.source,
      ...unknownIn(food),
    })),
  };
}

/** Where the meal belongs in the diary; the time of the scan unless the person chose a day. */
type Placing = Pick<SavedMeal, "day" | "eatenAt" | "mealType">;

interface AcceptedSubmission {
  readonly userId: string;
  readonly submission: Submission;
  readonly acceptance?: Acceptance;
  /** Of the account; a visitor's day begins at midnight. */
  readonly dayStartHour?: number;
  readonly now: Date;
}

function placeMeal({ submission, acceptance = {}, dayStartHour = 0, now }: AcceptedSubmission): Placing {
  const { date, mealType } = acceptance;
  const { day, createdAt, timeZone } = submission;
  const placed =
    date === undefined || date === day
      ? { day, eatenAt: createdAt }
      : whenEaten({ date, mealType, timeZone, dayStartHour, now });
  return { ...placed, mealType: mealType ?? null };
}

/** Throws `date_in_future` or `daily_meal_limit_exceeded`. */
export async function saveAsMeal(db: Kysely<Database>, accepted: AcceptedSubmission): Promise<string> {
  const { userId, submission, now } = accepted;
  const placing = placeMeal(accepted);
  await reserveMealSlot(db, userId, placing.day);
  const mealId = newId(now);
  const tip = tipFor(submission.analysis, await loadTotalsOfDay(db, userId, placing.day));
  const meal = {
    ...buildMeal(submission, mealId, renderText(submission.analysis.language, tip)),
    ...placing,
  };
  await insertMeal(db, { userId, submissionId: submission.id }, meal);
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
        ? ((await findMealIdOfSubmission(transaction, owner.userId, id)) ?? null)
        : null;
    }
    if (found.analysis.questions.length > 0) throw new AppError("clarification_needed");
    const submission = { ...found, analysis: applyAcceptance(found.analysis, acceptance) };
    const { analysis } = submission;
    await updateSubmission(transaction, { owner, id }, { analysis, status: "accepted", updatedAt: now });
    return owner.kind === "user"
      ? saveAsMeal(transaction, {
          userId: owner.userId,
          submission,
          acceptance,
          dayStartHour: owner.dayStartHour,
          now,
        })
      : null;
  });
}
