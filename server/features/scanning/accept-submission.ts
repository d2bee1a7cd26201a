import { type Kysely, type RawBuilder, sql } from "kysely";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { scaleMeal } from "#domain/nutrition/scale-meal.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { type KeptAnswer, keptStatement } from "../../http/answer-keeper.ts";
import { learnBehind, learnFromAnalysis, type OnNotLearned } from "../learned/learn-corrections.ts";
import { hasRoom } from "../meals/meal-limit.ts";
import { insertMealIf, mealRows } from "../meals/meal-table.ts";
import { saveOwnProductIf } from "../products/own-products-table.ts";
import { productOfLabel } from "./label-product.ts";
import { type Acceptance, mealOf } from "./meal-of-submission.ts";
import { type ChangeTarget, retryChange } from "./retry-change.ts";
import { type Submission, updateSubmission } from "./submission-table.ts";

const isChanged = sql<boolean>`exists (select from changed)`;

function applyAcceptance(analysis: MealAnalysis, { name, quantity }: Acceptance): MealAnalysis {
  const scaled = quantity === undefined ? analysis : scaleMeal(analysis, quantity);
  return name === undefined ? scaled : { ...scaled, name };
}

export interface AcceptedMeal {
  /** null for a visitor, whose meal is saved once the session becomes an account. */
  readonly mealId: string | null;
}

interface AcceptanceParts {
  readonly db: Kysely<Database>;
  readonly onNotLearned: OnNotLearned;
}

/** Saves the submission as a meal; accepting again returns the same one. Throws `clarification_needed`, `date_in_future` or `daily_meal_limit_exceeded`. */
export async function acceptSubmission(
  { db, onNotLearned }: AcceptanceParts,
  target: ChangeTarget,
  acceptance: Acceptance,
): Promise<AcceptedMeal> {
  const { owner, now, keep } = target;
  let triedRevision: number | undefined;
  const last: { accepted?: Accepted } = {};
  const answer = await retryChange(db, target, async ({ submission: found, eaten, mealId }) => {
    delete last.accepted;
    if (found.status === "accepted") return { answer: { mealId } };
    if (found.analysis.questions.length > 0) throw new AppError("clarification_needed");
    // Nothing was written since, so there was no room.
    if (triedRevision === found.revision) throw new AppError("daily_meal_limit_exceeded");
    triedRevision = found.revision;
    const analysis = applyAcceptance(found.analysis, acceptance);
    const submission = { ...found, analysis };
    // What is as it was is not written anew: storing an analysis costs as much as making it.
    const isAltered = analysis !== found.analysis;
    const changed = { ...(isAltered && { analysis }), status: "accepted", updatedAt: now } as const;
    const update = updateSubmission(db, { owner, submission }, changed);
    if (owner.kind === "visitor") {
      const answer = { mealId: null };
      return { ...statementOf(update, keep(answer)), answer };
    }
    const { userId, dayStartHour } = owner;
    last.accepted = { userId, found, submission, name: acceptance.name, now };
    const meal = mealOf({ submission, acceptance, dayStartHour, now }, eaten);
    const answer = { mealId: meal.id };
    const made = insertMealIf(mealRows({ userId, submissionId: found.id }, [meal]), isChanged);
    const product = productOfLabel(analysis);
    const kept = keep(answer);
    const alsoMade = product ? [made, saveOwnProductIf({ userId, product, now }, isChanged)] : [made];
    return { ...statementOf(update.where(hasRoom(userId, meal.day)), kept, alsoMade), answer };
  });
  const { accepted } = last;
  if (accepted) await learnBehind(onNotLearned, () => learnFromAcceptance(db, accepted));
  return answer;
}

/**
 * One statement, so that the submission is accepted with its meal, the product of its label and its answer, or not at all.
 */
function statementOf(
  changed: ReturnType<typeof updateSubmission>,
  kept: KeptAnswer,
  made: readonly RawBuilder<unknown>[] = [],
) {
  const parts = [
    sql`changed as (${changed})`,
    ...made.map((statement, at) => sql`${sql.ref(`made_${at}`)} as (${statement})`),
    sql`kept as (${keptStatement(kept.row, isChanged)})`,
  ];
  const write = sql`
    with ${sql.join(parts)}
    select id from changed`;
  return { write, confirm: kept.confirm };
}

interface Accepted {
  readonly userId: string;
  readonly found: Submission;
  /** With what the person changed. */
  readonly submission: Submission;
  readonly now: Date;
  /** That the person gave the meal. */
  readonly name: string | undefined;
}

/** Of several foods, the scale of the whole says nothing of each. */
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
