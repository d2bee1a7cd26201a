import { type Kysely, type RawBuilder, sql } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { lockAccount } from "../account/lock-account.ts";

/**
 * Makes sure that a day has room for `wanted` more meals, within the transaction that puts them there: the account is
 * locked. Throws `daily_meal_limit_exceeded`.
 */
export async function reserveMealSlots(
  db: Kysely<Database>,
  { userId, day, wanted }: { readonly userId: string; readonly day: CalendarDay; readonly wanted: number },
): Promise<void> {
  await lockAccount(db, userId);
  const { meals } = await db
    .selectFrom("meals")
    .select(({ fn }) => fn.countAll<number | string>().as("meals"))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  if (Number(meals) + wanted > mealsPerDayMax) throw new AppError("daily_meal_limit_exceeded");
}

/** Whether the day has room for one more meal, in a statement that puts it there: locks the account, then counts. */
export function hasRoom(userId: string, day: CalendarDay): RawBuilder<boolean> {
  return sql`meals_of_locked_day(${userId}::uuid, ${day}::date) < ${mealsPerDayMax}`;
}

export function reserveMealSlot(db: Kysely<Database>, userId: string, day: CalendarDay): Promise<void> {
  return reserveMealSlots(db, { userId, day, wanted: 1 });
}

/** Meals that these days have; a day without any is absent. */
export async function countMealsOfDays(
  db: Kysely<Database>,
  userId: string,
  days: readonly CalendarDay[],
): Promise<Map<CalendarDay, number>> {
  const { rows } = await sql<{
    day: CalendarDay;
    meals: number;
  }>`select day, count(*)::integer as meals from meals
    where user_id = ${userId} and day = any(${[...new Set(days)]}::date[]) group by day`.execute(db);
  return new Map(rows.map(({ day, meals }) => [day, meals]));
}
