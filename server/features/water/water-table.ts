import type { Kysely } from "kysely";
import { waterDrinksPerDayMax } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

export interface LoggedWater {
  readonly id: string;
  readonly day: CalendarDay;
  readonly ml: number;
  readonly loggedAt: Date;
}

const columns = ["id", "day", "ml", "logged_at as loggedAt"] as const;

/** Oldest first. */
export function waterOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("water_drinks")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("day")
    .orderBy("logged_at")
    .orderBy("id");
}

export async function findWater(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<LoggedWater | undefined> {
  return db
    .selectFrom("water_drinks")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function countWater(db: Kysely<Database>, userId: string, day: CalendarDay): Promise<number> {
  const { drinks } = await db
    .selectFrom("water_drinks")
    .select(({ fn }) => fn.countAll<number | string>().as("drinks"))
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(drinks);
}

export async function insertWater(
  db: Kysely<Database>,
  userId: string,
  { id, day, ml, loggedAt }: LoggedWater,
): Promise<void> {
  await db.insertInto("water_drinks").values({ id, user_id: userId, day, ml, logged_at: loggedAt }).execute();
}

/** Undefined when the person has no such drink. */
export async function updateWater(
  db: Kysely<Database>,
  { userId, id, ml }: { readonly userId: string; readonly id: string; readonly ml: number },
): Promise<LoggedWater | undefined> {
  return db
    .updateTable("water_drinks")
    .set({ ml })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirst();
}

/** False when the person has no such drink. */
export async function deleteWater(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("water_drinks")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const copiedWater = copiedTable({
  kind: "waterDrinks",
  table: "water_drinks",
  room: { max: waterDrinksPerDayMax, isOfDay: true },
  toEntry: ({ id, day, ml, logged_at: loggedAt }) => ({ id, day, ml, loggedAt: loggedAt.toISOString() }),
  toRow: ({ id, day, ml, loggedAt }) => ({ id, day, ml, logged_at: loggedAt }),
});
