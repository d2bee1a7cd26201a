/** server/features/scanning: answers and edits. Each is a pure step on the stored analysis, taken under the row's lock. */
import type { Kysely } from "kysely";
import type { PhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { ClarificationAnswer, FindFood } from "#domain/nutrition/edit-meal.ts";
import { answerQuestions, applyEdits, choiceOf } from "#domain/nutrition/edit-meal.ts";
import type { FoodEdit, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import {
  lockSubmission,
  type Submission,
  type SubmissionOwner,
  updateSubmission,
} from "./submission-table.ts";

async function changeSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
  now: Date,
  change: (analysis: MealAnalysis) => MealAnalysis,
): Promise<Submission> {
  return db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, owner, id);
    if (!submission) throw new AppError("submission_not_found");
    if (submission.status === "accepted") throw new AppError("submission_already_accepted");
    const analysis = change(submission.analysis);
    const status = analysis.questions.length > 0 ? "clarification_needed" : "analysed";
    await updateSubmission(transaction, id, { analysis, status }, now);
    return { ...submission, analysis, status };
  });
}

/** Leads a guided scan from an answer to its next question; undefined when the step leads nowhere any more. */
export type TakeGuideStep = PhotoScanner["takeStep"];

function guided(
  analysis: MealAnalysis,
  answers: readonly ClarificationAnswer[],
  takeStep: TakeGuideStep,
): MealAnalysis | undefined {
  const [step] = answers.flatMap((answer) => choiceOf(analysis, answer)?.next ?? []);
  if (step === undefined) return undefined;
  if (step.kind === "describe") throw new AppError("description_needed");
  const next = takeStep(analysis, step);
  if (next === undefined) throw new AppError("unknown_question");
  return next;
}

export interface AnswerParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly takeStep: TakeGuideStep;
}

/**
 * No answers: the person skips the questions and keeps the estimate; where a guided scan has found no food yet there is
 * none (`clarification_needed`). Throws `unknown_question` when an answer fits none, `description_needed` for the choice
 * that is no answer but a wish to describe.
 */
export function respondToSubmission(
  { db, findFood, takeStep }: AnswerParts,
  owner: SubmissionOwner,
  id: string,
  answers: readonly ClarificationAnswer[],
  now: Date,
): Promise<Submission> {
  return changeSubmission(db, owner, id, now, (analysis) => {
    if (answers.length === 0) {
      if (analysis.foods.length === 0) throw new AppError("clarification_needed");
      return { ...analysis, questions: [] };
    }
    const next = guided(analysis, answers, takeStep);
    if (next !== undefined) return next;
    const outcome = answerQuestions(analysis, answers, findFood);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return outcome.analysis;
  });
}

/** Throws `food_not_found` for a food that is neither in the meal nor in the table, `meal_needs_a_food` for the last one's removal. */
export function editSubmission(
  db: Kysely<Database>,
  findFood: FindFood,
  owner: SubmissionOwner,
  id: string,
  edits: readonly FoodEdit[],
  now: Date,
): Promise<Submission> {
  return changeSubmission(db, owner, id, now, (analysis) => {
    const outcome = applyEdits(analysis, edits, findFood);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return outcome.analysis;
  });
}

/** A saved meal is not discarded any more: it has become a meal. */
export async function discardSubmission(
  db: Kysely<Database>,
  owner: SubmissionOwner,
  id: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, owner, id);
    if (!submission) throw new AppError("submission_not_found");
    if (submission.status === "accepted") throw new AppError("submission_already_accepted");
    await updateSubmission(transaction, id, { status: "discarded" }, now);
  });
}
