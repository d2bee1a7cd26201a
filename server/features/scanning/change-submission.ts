/** server/features/scanning: answers and edits. Each is a pure step on the stored analysis, taken under the row's lock. */
import type { Kysely } from "kysely";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { PhotoScanner } from "#analysis/photo/scan-photo.ts";
import { correctionsMax } from "#contract/limits.ts";
import { answerQuestions, type ClarificationAnswer, findChoice } from "#domain/nutrition/answer-questions.ts";
import { applyEdits, type FindFood } from "#domain/nutrition/edit-meal.ts";
import type { FoodEdit, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { cleanNote } from "./meal-text.ts";
import {
  lockSubmission,
  type Submission,
  type SubmissionOwner,
  updateSubmission,
} from "./submission-table.ts";

export interface ChangeParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly corrector: MealCorrector;
  /** Leads a guided scan from an answer to its next question; undefined when the step leads nowhere any more. */
  readonly takeStep: PhotoScanner["takeStep"];
}

type Change = Pick<Submission, "analysis"> & Partial<Pick<Submission, "corrections">>;

/** Under the row's lock. What was said beside a photo is taken in as soon as nothing is asked any more. */
async function changeSubmission(
  { db, corrector }: ChangeParts,
  owner: SubmissionOwner,
  id: string,
  now: Date,
  change: (submission: Submission) => Change | Promise<Change>,
): Promise<Submission> {
  return db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, owner, id);
    if (!submission) throw new AppError("submission_not_found");
    if (submission.status === "accepted") throw new AppError("submission_already_accepted");
    const changed = await change(submission);
    const analysis = await corrector.takeInNote(changed.analysis);
    const status = analysis.questions.length > 0 ? "clarification_needed" : "analysed";
    const changes = { ...changed, analysis, status } as const;
    await updateSubmission(transaction, id, changes, now);
    return { ...submission, ...changes };
  });
}

function guided(
  analysis: MealAnalysis,
  answers: readonly ClarificationAnswer[],
  takeStep: ChangeParts["takeStep"],
): MealAnalysis | undefined {
  const [step] = answers.flatMap((answer) => findChoice(analysis, answer)?.next ?? []);
  if (step === undefined) return undefined;
  if (step.kind === "describe") throw new AppError("description_needed");
  const next = takeStep(analysis, step);
  if (next === undefined) throw new AppError("unknown_question");
  return next;
}

/**
 * No answers: the person skips the questions and keeps the estimate; where a guided scan has found no food yet there is
 * none (`clarification_needed`). Throws `unknown_question` when an answer fits none, `description_needed` for the choice
 * that is no answer but a wish to describe.
 */
export function respondToSubmission(
  parts: ChangeParts,
  owner: SubmissionOwner,
  id: string,
  answers: readonly ClarificationAnswer[],
  now: Date,
): Promise<Submission> {
  return changeSubmission(parts, owner, id, now, ({ analysis }) => {
    if (answers.length === 0) {
      if (analysis.foods.length === 0) throw new AppError("clarification_needed");
      return { analysis: { ...analysis, questions: [] } };
    }
    const next = guided(analysis, answers, parts.takeStep);
    if (next !== undefined) return { analysis: next };
    const outcome = answerQuestions(analysis, answers, parts.findFood);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return outcome;
  });
}

/** Throws `food_not_found` for a food that is neither in the meal nor in the table, `meal_needs_a_food` for the last one's removal. */
export function editSubmission(
  parts: ChangeParts,
  owner: SubmissionOwner,
  id: string,
  edits: readonly FoodEdit[],
  now: Date,
): Promise<Submission> {
  return changeSubmission(parts, owner, id, now, ({ analysis }) => {
    const outcome = applyEdits(analysis, edits, parts.findFood);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return outcome;
  });
}

/**
 * Corrects the meal in words, or describes it where a guided scan has not found it. Throws `correction_not_understood`
 * or `no_food_recognised` and changes nothing when the words name nothing, `too_many_corrections` after that many.
 */
export function correctSubmission(
  parts: ChangeParts,
  owner: SubmissionOwner,
  id: string,
  words: string,
  now: Date,
): Promise<Submission> {
  const line = cleanNote(words);
  if (line === undefined) throw new AppError("empty_text");
  return changeSubmission(parts, owner, id, now, async ({ analysis, corrections }) => {
    if (corrections >= correctionsMax) throw new AppError("too_many_corrections");
    const outcome = await parts.corrector.correct(analysis, line);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return { analysis: outcome.analysis, corrections: corrections + 1 };
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
