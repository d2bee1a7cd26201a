import { type Kysely, sql } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";

/**
 * Makes sure that a day has room for another meal, within the transaction that puts it there: the account's row stays locked
 * until its end, so that of many at the same time each counts the one before. Throws `daily_meal_limit_exceeded`.
 */
export async function reserveMealSlot(db: Kysely<Database>, userId: string, day: CalendarDay): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(db);
  const { meals } = await db
    .selectFrom("meals")
    .select(({ fn }) => fn.countAll<number | string>().as("meals"))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  if (Number(meals) >= mealsPerDayMax) throw new AppError("daily_meal_limit_exceeded");
}
