import type { MealSituation, UsualMeal } from "#analysis/photo/guided/rank-dishes.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { guessMealType } from "#domain/nutrition/meal-type.ts";
import { type PastMeal, rankUsual, type UsualEntry } from "#domain/nutrition/rank-usual.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import { loadPastMeals } from "../meals/recent-meals-table.ts";
import type { SubmissionOwner } from "./submission.ts";
import type { ScanDatabases } from "./submit-text.ts";

/** Meals that are looked through for what is usual, and for what is eaten at all. */
const countedMeals = 100;
const offeredMax = 4;
/** More than are offered, since those with foods of the person's own are left out. */
const rankedMax = 12;
/** Longer names would not fit a button. */
const nameMaxLength = 80;

/**
 * A usual meal as the guided scan may offer it. Undefined where a food is not of our tables, such as a dish by a recipe: a
 * choice adds rows.
 */
function mealOfEntry(
  { mealId, position, name }: UsualEntry,
  past: readonly PastMeal[],
  findFood: FindFood,
): UsualMeal | undefined {
  const foods = past.find(({ id }) => id === mealId)?.foods ?? [];
  const eaten = position === null ? foods : foods.slice(position, position + 1);
  const isKnown = eaten.every(
    ({ source, grams }) => grams > 0 && findFood(source.table, source.code) !== undefined,
  );
  if (eaten.length === 0 || !isKnown || name === "" || name.length > nameMaxLength) return undefined;
  return { name, foods: eaten.map(({ source: { table, code }, grams }) => ({ table, code, grams })) };
}

/** The hour and past meals decide what a guided scan asks first. A visitor has no meals yet. */
export async function loadSituation(
  { db, findFood }: Pick<ScanDatabases, "db"> & { readonly findFood: FindFood },
  owner: SubmissionOwner,
  now: Date,
): Promise<MealSituation & { readonly past: readonly PastMeal[] }> {
  const { hour } = wallClockIn(owner.timeZone, now);
  if (owner.kind !== "user") return { hour, eaten: [], usual: [], past: [] };
  const past = await loadPastMeals(db, { userId: owner.userId, limit: countedMeals });
  const { usual } = rankUsual(past, { now, mealType: guessMealType(hour) }, rankedMax);
  return {
    ...{ hour, past },
    eaten: past.flatMap(({ foods }) => foods.map(({ source }) => source)),
    usual: usual.flatMap((entry) => mealOfEntry(entry, past, findFood) ?? []).slice(0, offeredMax),
  };
}
