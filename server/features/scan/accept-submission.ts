import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { scaleMeal } from "#domain/nutrition/scale-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { compileOncePerShape } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import type { AnswerToStore } from "../../http/call-answer.ts";
import { type AnswerRow, storeAnswer } from "../../http/idempotency-table.ts";
import { learnAfterSaving, learnFromAnalysis, type OnLearningFailure } from "../learned/learn-corrections.ts";
import { hasRoom } from "../meals/meal-limit.ts";
import { type MealToInsert, mealToInsert } from "../meals/meal-row.ts";
import { insertMeal } from "../meals/meal-table.ts";
import { takePictureFromScan } from "../plates/pictures-table.ts";
import { rememberPlateInTransaction } from "../plates/remember-plate.ts";
import { saveOwnProduct } from "../products/own-products-table.ts";
import { productOfLabel } from "./label-product.ts";
import { type Acceptance, mealOf } from "./meal-of-submission.ts";
import { type ChangeTarget, retryChange } from "./retry-change.ts";
import type { Submission } from "./submission.ts";
import { type SubmissionUpdate, submissionUpdate, updateSubmission } from "./submission-table.ts";

const isChanged = sql<boolean>`exists (select from changed)`;

function applyAcceptance(analysis: MealAnalysis, { name, quantity }: Acceptance): MealAnalysis {
  const scaled = quantity === undefined ? analysis : scaleMeal(analysis, quantity);
  return name === undefined ? scaled : { ...scaled, name };
}

export interface AcceptedMeal {
  /** null for a visitor, whose meal is saved once the session becomes an account. */
  readonly mealId: string | null;
}

export interface AcceptanceParts {
  readonly db: Kysely<Database>;
  readonly onNotLearned: OnLearningFailure;
}

/** Saves the submission as a meal; accepting again returns the same one. Throws `clarification_needed`, `date_in_future` or `daily_meal_limit_exceeded`. */
export async function acceptSubmission(
  { db, onNotLearned }: AcceptanceParts,
  target: ChangeTarget,
  acceptance: Acceptance,
): Promise<AcceptedMeal> {
  const { owner, now, prepareAnswer } = target;
  let triedRevision: number | undefined;
  const last: { accepted?: Accepted } = {};
  const answer = await retryChange(db, target, async ({ submission: found, mealId }) => {
    delete last.accepted;
    if (found.status === "accepted") return { answer: { mealId } };
    if (found.analysis.questions.length > 0) throw new AppError("clarification_needed");
    // Nothing was written since, so there was no room.
    if (triedRevision === found.revision) throw new AppError("daily_meal_limit_exceeded");
    triedRevision = found.revision;
    const analysis = applyAcceptance(found.analysis, acceptance);
    const submission = { ...found, analysis };
    // An unchanged analysis is not stored again: storing it costs as much as making it.
    const isAltered = analysis !== found.analysis;
    const changed = { ...(isAltered && { analysis }), status: "accepted", updatedAt: now } as const;
    const update = submissionUpdate({ owner, submission }, changed);
    if (owner.kind === "visitor") {
      const answer = { mealId: null };
      return { ...writeOf({ changed: update }, prepareAnswer(answer)), answer };
    }
    const { userId, dayStartHour } = owner;
    last.accepted = { userId, found, submission, name: acceptance.name, now };
    const meal = mealOf({ submission, acceptance, dayStartHour, now });
    const answer = { mealId: meal.id };
    const saved = { userId, day: meal.day, meal: mealToInsert({ userId, submissionId: found.id }, meal) };
    const product = productOfLabel(analysis);
    const alsoSaved = product && saveOwnProduct({ userId, product, now }, isChanged);
    return { ...writeOf({ changed: update, saved }, prepareAnswer(answer), alsoSaved), answer };
  });
  const { accepted } = last;
  if (accepted) await learnAfterSaving(onNotLearned, () => learnFromAcceptance(db, accepted));
  if (accepted && mayBePlate(accepted.found)) {
    const { userId, found } = accepted;
    await learnAfterSaving(onNotLearned, () =>
      rememberPlateInTransaction(db, { userId, submissionId: found.id, now }),
    );
  }
  if (accepted && owner.kind === "user" && owner.keepsPictures && !accepted.found.isText) {
    const { userId, found } = accepted;
    await learnAfterSaving(onNotLearned, () =>
      takePictureFromScan(db, { userId, submissionId: found.id, now }),
    );
  }
  return answer;
}

/** Whether a submission can have a picture of a meal: words have none, and a packet's is not of a meal. */
function mayBePlate({ isText, analyser }: Submission): boolean {
  return !isText && analyser !== "barcode" && analyser !== "label";
}

interface AcceptanceValues {
  readonly changed: SubmissionUpdate;
  /** Absent for a visitor. */
  readonly saved?: { readonly userId: string; readonly day: CalendarDay; readonly meal: MealToInsert };
  /** Absent where the call has no key. */
  readonly answer?: AnswerRow;
}

/** One statement, so that the submission is accepted with its meal, the product of its label and its answer, or not at all. */
function acceptanceStatement(
  db: Kysely<Database>,
  { changed, saved, answer }: AcceptanceValues,
  product?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const update = updateSubmission(db, changed);
  const parts = [
    sql`changed as (${saved ? update.where(hasRoom(saved.userId, saved.day)) : update})`,
    ...(saved ? [sql`made as (${insertMeal(saved.meal, isChanged)})`] : []),
    ...(product ? [sql`product as (${product})`] : []),
    sql`answered as (${storeAnswer(answer, isChanged)})`,
  ];
  return sql`
    with ${sql.join(parts)}
    select id from changed`;
}

const writeAcceptance = compileOncePerShape((db, values: AcceptanceValues) =>
  acceptanceStatement(db, values),
);

/** The statement of an acceptance. One with a product is rare, so it is built each time. */
function writeOf(values: AcceptanceValues, prepared: AnswerToStore, product?: RawBuilder<unknown>) {
  const all = { ...values, ...(prepared.row && { answer: prepared.row }) };
  const write = (db: Kysely<Database>) =>
    product ? acceptanceStatement(db, all, product).execute(db) : writeAcceptance(db, all);
  return { write, confirm: prepared.confirm };
}

interface Accepted {
  readonly userId: string;
  readonly found: Submission;
  /** The submission with what the person changed. */
  readonly submission: Submission;
  readonly now: Date;
  /** The name that the person gave the meal; undefined if none. */
  readonly name: string | undefined;
}

/** Learns from what was saved; where it has several foods, the scale of the whole says nothing of each. */
async function learnFromAcceptance(
  db: Kysely<Database>,
  { userId, found, submission, name, now }: Accepted,
): Promise<void> {
  const { text, isText } = found;
  const { analysis } = found.analysis.foods.length > 1 ? found : submission;
  const { name: before, foods } = found.analysis;
  const renamed = name === undefined || name === before ? undefined : { before, after: name, foods };
  await learnFromAnalysis(db, { userId, now }, { analysis, text: isText ? text : undefined, renamed });
}
