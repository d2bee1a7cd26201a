import type { Kysely } from "kysely";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { type CalendarDay, sameTimeOn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { todayOf } from "../../http/today-of.ts";
import { reserveMealSlot } from "./meal-limit.ts";
import { insertMeal, lockMeal, type SavedMeal } from "./meal-table.ts";

interface RepeatedMeal {
  readonly caller: User;
  readonly mealId: string;
  readonly date?: CalendarDay | undefined;
  readonly mealType?: MealType | undefined;
  readonly now: Date;
  readonly work: CallWork;
}

/**
 * Without `date`, or with today, the copy is eaten now; on another day, at the local time of the original.
 * Throws `meal_not_found`, `date_in_future` or `daily_meal_limit_exceeded`.
 */
export async function logMealAgain(
  db: Kysely<Database>,
  { caller, mealId, date, mealType, now, work }: RepeatedMeal,
): Promise<SavedMeal> {
  const { userId, timeZone, dayStartHour: startHour } = caller;
  const today = todayOf({ caller, now });
  const day = date ?? today;
  if (day > today) throw new AppError("date_in_future");
  return db.transaction().execute(async (transaction) => {
    const found = await lockMeal(transaction, userId, mealId);
    if (!found) throw new AppError("meal_not_found");
    // An earlier attempt at the same call, which held the same lock, may have stored the copy.
    const made = work.mayBeDone ? await lockMeal(transaction, userId, work.id) : undefined;
    if (made) return made;
    const eatenAt =
      day === today
        ? now
        : sameTimeOn({ day, timeZone, like: found.eatenAt, likeZone: found.timeZone, startHour });
    // Today it is a meal of the present time of day, whatever it was then.
    const type = mealType ?? (day === today ? null : found.mealType);
    const meal = { ...found, revision: 0, id: work.id, day, timeZone, eatenAt, mealType: type };
    await reserveMealSlot(transaction, userId, day);
    await insertMeal(transaction, { userId, submissionId: null }, meal);
    return meal;
  });
}
