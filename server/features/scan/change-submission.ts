import { type Kysely, sql } from "kysely";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { Spender } from "#analysis/language-model/model-budget.ts";
import type { PhotoScanner } from "#analysis/photo/scan-photo.ts";
import { correctionsMax } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { answerQuestions, type ClarificationAnswer, findChoice } from "#domain/nutrition/answer-questions.ts";
import type { FoodEdit } from "#domain/nutrition/clarification.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { applyEdits } from "#domain/nutrition/edit-meal.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { AppError } from "../../core/app-error.ts";
import { cleanNote } from "../../core/typed-text.ts";
import { compileOncePerShape } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { type AnswerRow, storeAnswer } from "../../http/idempotency-table.ts";
import { applyLearned } from "../learned/apply-learned.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { presentFor } from "./present-for-caller.ts";
import { type ChangeTarget, retryChange } from "./retry-change.ts";
import type { Submission } from "./submission.ts";
import {
  lockSubmission,
  type SubmissionUpdate,
  submissionUpdate,
  updateSubmission,
} from "./submission-table.ts";

export interface ChangeParts {
  readonly db: Kysely<Database>;
  readonly findFood: FindFood;
  readonly corrector: MealCorrector;
  readonly findOwnNames: FindOwnNames;
  /** Takes a guided scan from an answer to its next question; undefined when the step is out of date. */
  readonly takeStep: PhotoScanner["takeStep"];
}

type Change = Pick<Submission, "analysis"> &
  Partial<Pick<Submission, "corrections">> &
  Pick<SubmissionAnalysis, "notUnderstood">;

interface ChangeValues {
  readonly changed: SubmissionUpdate;
  /** Absent where the call has no key. */
  readonly answer?: AnswerRow;
}

const writeChange = compileOncePerShape(
  (db, { changed, answer }: ChangeValues) => sql`
    with changed as (${updateSubmission(db, changed)}),
      answered as (${storeAnswer(answer, sql`exists (select from changed)`)})
    select id from changed`,
);

/** Changes the analysis, and applies a photo's note once no question is open. */
function changeSubmission(
  { db, corrector }: ChangeParts,
  target: ChangeTarget,
  change: (submission: Submission) => Change | Promise<Change>,
): Promise<SubmissionAnalysis> {
  const { owner, now, prepareAnswer } = target;
  return retryChange(db, target, async ({ submission }) => {
    if (submission.status === "accepted") throw new AppError("submission_already_accepted");
    const { notUnderstood, ...changed } = await change(submission);
    const analysis = await corrector.takeInNote(changed.analysis);
    const status = analysis.questions.length > 0 ? "clarification_needed" : "analysed";
    const changes = { ...changed, analysis, status } as const;
    const presented = presentFor({ ...submission, ...changes }, owner);
    const answer = notUnderstood ? { ...presented, notUnderstood } : presented;
    const prepared = prepareAnswer(answer);
    const values = {
      changed: submissionUpdate({ owner, submission }, { ...changes, updatedAt: now }),
      ...(prepared.row && { answer: prepared.row }),
    };
    return { write: (db) => writeChange(db, values), answer, confirm: prepared.confirm };
  });
}

function takeGuidedStep(
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
 * No answers: the person skips the questions and keeps the estimate. Throws `clarification_needed` where a guided scan has no
 * food yet and so no estimate, `unknown_question` for an answer that matches no question, `description_needed` for the choice
 * to describe the meal instead.
 */
export function respondToSubmission(
  parts: ChangeParts,
  target: ChangeTarget,
  answers: readonly ClarificationAnswer[],
): Promise<SubmissionAnalysis> {
  return changeSubmission(parts, target, ({ analysis }) => {
    if (answers.length === 0) {
      if (analysis.foods.length === 0) throw new AppError("clarification_needed");
      return { analysis: { ...analysis, questions: [] } };
    }
    const next = takeGuidedStep(analysis, answers, parts.takeStep);
    if (next !== undefined) return { analysis: next };
    const outcome = answerQuestions(analysis, answers, parts.findFood);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return outcome;
  });
}

/** Throws `food_not_found` for a food in neither the meal nor the table, `meal_needs_a_food` for removing the last one. */
export function editSubmission(
  parts: ChangeParts,
  target: ChangeTarget,
  edits: readonly FoodEdit[],
): Promise<SubmissionAnalysis> {
  return changeSubmission(parts, target, ({ analysis }) => {
    const outcome = applyEdits(analysis, edits, parts.findFood);
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    return outcome;
  });
}

/**
 * Corrects the meal by a sentence, or describes it where a guided scan did not find it. Throws `correction_not_understood` or
 * `no_food_recognised` when the sentence names no food or change, `correction_changes_nothing` when the meal is so already, and `too_many_corrections`.
 */
export function correctSubmission(
  parts: ChangeParts,
  target: ChangeTarget,
  { text, spender }: { readonly text: string; readonly spender: Spender | undefined },
): Promise<SubmissionAnalysis> {
  const line = cleanNote(text);
  if (line === undefined) throw new AppError("empty_text");
  const { db, corrector, findFood, findOwnNames } = parts;
  return changeSubmission(parts, target, async ({ analysis, corrections }) => {
    if (corrections >= correctionsMax) throw new AppError("too_many_corrections");
    const { owner } = target;
    const own =
      owner.kind === "user"
        ? await findOwnNames({ userId: owner.userId, text: line, language: analysis.language })
        : [];
    const outcome = await corrector.correct(analysis, line, { spender, own });
    if (outcome.kind !== "changed") throw new AppError(outcome.kind);
    const corrected = { analysis: outcome.analysis, before: analysis.foods };
    const usual = await applyLearned({ db, findFood }, target.owner, corrected);
    const { notUnderstood } = outcome;
    return {
      ...{ analysis: usual, corrections: corrections + 1 },
      ...(notUnderstood && { notUnderstood: [...notUnderstood] }),
    };
  });
}

/** Throws `submission_already_accepted`: a saved meal is deleted in the diary instead. */
export async function discardSubmission(
  db: Kysely<Database>,
  { owner, id, now }: Pick<ChangeTarget, "owner" | "now"> & { readonly id: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const submission = await lockSubmission(transaction, owner, id);
    if (!submission) throw new AppError("submission_not_found");
    if (submission.status === "accepted") throw new AppError("submission_already_accepted");
    const discarded = { status: "discarded", updatedAt: now } as const;
    await updateSubmission(transaction, submissionUpdate({ owner, submission }, discarded)).execute();
  });
}
