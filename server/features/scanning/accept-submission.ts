import { type Kysely, type RawBuilder, sql } from "kysely";
import { tipFor } from "#analysis/compose/tip.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { keptDetails } from "#domain/nutrition/saved-food.ts";
import { scaleMeal } from "#domain/nutrition/scale-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { renderText } from "#locales/render-text.ts";
import { AppError } from "../../core/app-error.ts";
import { newId } from "../../core/new-id.ts";
import type { Database } from "../../database/schema.ts";
import type { KeptAnswer } from "../../http/answer-keeper.ts";
import { learnBehind, learnFromAnalysis, type OnNotLearned } from "../learned/learn-corrections.ts";
import { hasRoom, reserveMealSlot } from "../meals/meal-limit.ts";
import { insertMeal, insertMealIf, type SavedMeal } from "../meals/meal-table.ts";
import { loadTotalsOfDay } from "../meals/meals-of-days-table.ts";
import { whenEaten } from "../meals/when-eaten.ts";
import { saveOwnProductIf } from "../products/own-products-table.ts";
import { productOfLabel } from "./label-product.ts";
import { type ChangeTarget, retryChange } from "./retry-change.ts";
import { type Submission, updateSubmission } from "./submission-table.ts";

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
  return name === undefined ? scaled : { ...scaled, name };
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
      ...keptDetails(food),
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

function mealOf(accepted: AcceptedSubmission, eaten: Macronutrients): SavedMeal {
  const { submission, now } = accepted;
  const tip = tipFor(submission.analysis, eaten);
  return {
    ...buildMeal(submission, newId(now), renderText(submission.analysis.language, tip)),
    ...placeMeal(accepted),
  };
}

/** Throws `date_in_future` or `daily_meal_limit_exceeded`. */
export async function saveAsMeal(db: Kysely<Database>, accepted: AcceptedSubmission): Promise<string> {
  const { userId, submission } = accepted;
  const { day } = placeMeal(accepted);
  await reserveMealSlot(db, userId, day);
  const meal = mealOf(accepted, await loadTotalsOfDay(db, userId, day));
  await insertMeal(db, { userId, submissionId: submission.id }, meal);
  const product = productOfLabel(submission.analysis);
  if (product) await saveOwnProductIf({ userId, product, now: accepted.now }, sql`true`).execute(db);
  return meal.id;
}

export interface AcceptedMeal {
  /** null for a visitor, whose meal is saved once the session becomes an account. */
  readonly mealId: string | null;
}

interface AcceptanceParts {
  readonly db: Kysely<Database>;
  readonly onNotLearned: OnNotLearned;
}

/** Saves the submission as a meal; accepting again returns the same one. Throws as `saveAsMeal` does. */
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
    const isChanged = sql<boolean>`exists (select from changed)`;
    if (owner.kind === "visitor") {
      const answer = { mealId: null };
      return { ...statementOf(update, keep(answer, isChanged)), answer };
    }
    const { userId, dayStartHour } = owner;
    last.accepted = { userId, found, submission, name: acceptance.name, now };
    const meal = mealOf({ userId, submission, acceptance, dayStartHour, now }, eaten);
    const answer = { mealId: meal.id };
    const made = insertMealIf({ userId, submissionId: found.id }, meal, isChanged);
    const product = productOfLabel(analysis);
    const kept = keep(answer, isChanged);
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
    sql`kept as (${kept.statement})`,
  ];
  const write = sql`
    with ${sql.join(parts)}
    select id from changed`;
  return { write, confirm: kept.confirm };
}

interface Accepted extends Pick<AcceptedSubmission, "userId" | "submission" | "now"> {
  readonly found: Submission;
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
