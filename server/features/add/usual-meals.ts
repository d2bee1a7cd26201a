import type { Kysely } from "kysely";
import { usualAmountsMax, usualEntriesMax, usualOfMealMax } from "#contract/limits.ts";
import { guessMealType, type MealType } from "#domain/nutrition/meal-type.ts";
import { keyOfEntry, rankUsual, usualAmounts } from "#domain/nutrition/rank-usual.ts";
import { suggestForMeals } from "#domain/nutrition/suggest-for-meals.ts";
import { hourIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { lockAccount } from "../account/lock-account.ts";
import { findMeal } from "../meals/meal-table.ts";
import { loadPastMeals } from "../meals/recent-meals-table.ts";
import { clearEntry, loadCleared, restoreEntry } from "./cleared-entries-table.ts";

/** Meals that are counted: about seven weeks of four a day. */
const countedMeals = 200;

interface UsualRequest {
  readonly caller: User;
  readonly mealType: MealType | undefined;
  readonly now: Date;
}

/** What the person eats often, and ate last, without the entries that they removed. */
export async function loadUsual(db: Kysely<Database>, { caller, mealType, now }: UsualRequest) {
  const [past, isCleared] = await Promise.all([
    loadPastMeals(db, { userId: caller.userId, limit: countedMeals }),
    loadCleared(db, caller.userId),
  ]);
  const asked = mealType ?? guessMealType(hourIn(caller.timeZone, now));
  const lists = rankUsual(past, { now, mealType: asked, isCleared }, usualEntriesMax);
  const ofMeals = suggestForMeals(past, { now, isCleared }, usualOfMealMax);
  return { mealType: asked, ...lists, ofMeals, amounts: usualAmounts(past, usualAmountsMax) };
}

interface EntryChange {
  readonly caller: User;
  readonly mealId: string;
  readonly position: number | null;
  readonly isListed: boolean;
}

/** Throws `meal_not_found`, or `food_not_found` where the meal has none at the position. */
export async function changeUsualEntry(
  db: Kysely<Database>,
  { caller: { userId }, mealId, position, isListed }: EntryChange,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const meal = await findMeal(transaction, userId, mealId);
    if (!meal) throw new AppError("meal_not_found");
    const key = keyOfEntry(meal, position);
    if (key === "") throw new AppError("food_not_found");
    if (isListed) await restoreEntry(transaction, userId, key);
    else await clearEntry(transaction, userId, key);
  });
}
