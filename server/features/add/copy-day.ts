import type { Kysely } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { type CalendarDay, sameTimeOn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { todayOf } from "../../http/today-of.ts";
import { lockAccount } from "../account/lock-account.ts";
import { reserveMealSlots } from "../meals/meal-limit.ts";
import { findMeal, insertMeals } from "../meals/meal-table.ts";
import { listMealsOfDay } from "../meals/meals-of-days-table.ts";

interface DayCopy {
  readonly caller: User;
  readonly from: CalendarDay;
  /** Today unless given. */
  readonly to: CalendarDay | undefined;
  readonly now: Date;
  readonly newRow: NewRow;
}

/** Copies a day's meals to another day at their local times, newest first. Throws `date_in_future` or `daily_meal_limit_exceeded`. */
export async function copyDay(
  db: Kysely<Database>,
  { caller, from, to, now, newRow }: DayCopy,
): Promise<SavedMeal[]> {
  const { userId, timeZone, dayStartHour: startHour } = caller;
  const today = todayOf({ caller, now });
  const day = to ?? today;
  if (day > today) throw new AppError("date_in_future");
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = newRow.mayExist ? await findCopies(transaction, userId, newRow.id) : [];
    if (made.length > 0) return made;
    const found = await listMealsOfDay(transaction, userId, from);
    await reserveMealSlots(transaction, { userId, day, wanted: found.length });
    const copies = found.map((meal, at) => {
      const eatenAt = sameTimeOn({ day, timeZone, like: meal.eatenAt, likeZone: meal.timeZone, startHour });
      return { ...meal, revision: 0, id: idOfCopy(newRow.id, at), day, timeZone, eatenAt };
    });
    await insertMeals(transaction, { userId, submissionId: null }, copies);
    return copies;
  });
}

/** The copies that an earlier attempt of the same call made. */
async function findCopies(db: Kysely<Database>, userId: string, firstId: string): Promise<SavedMeal[]> {
  const copies: SavedMeal[] = [];
  for (let at = 0; at < mealsPerDayMax; at++) {
    const copy = await findMeal(db, userId, idOfCopy(firstId, at));
    if (!copy) break;
    copies.push(copy);
  }
  return copies;
}

const countedDigits = 12;

/** The id of the first copy, counted up in its random digits: the same for every try. */
function idOfCopy(firstId: string, at: number): string {
  const counted = (Number.parseInt(firstId.slice(-countedDigits), 16) + at) % 16 ** countedDigits;
  return firstId.slice(0, -countedDigits) + counted.toString(16).padStart(countedDigits, "0");
}
