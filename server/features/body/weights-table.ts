import type { Kysely } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DayRange } from "#domain/time/day-range.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";

export interface LoggedWeight {
  readonly day: CalendarDay;
  readonly weightKg: number;
  readonly note: string | null;
}

function toWeight({ day, weight_kg: weightKg, note }: Pick<Row<"weights">, "day" | "weight_kg" | "note">) {
  return { day, weightKg, note };
}

function weightsOf(db: Kysely<Database>, userId: string) {
  return db.selectFrom("weights").select(["day", "weight_kg", "note"]).where("user_id", "=", userId);
}

/** Oldest first. */
export async function listWeights(
  db: Kysely<Database>,
  userId: string,
  range?: DayRange,
): Promise<LoggedWeight[]> {
  const all = weightsOf(db, userId).orderBy("day");
  const chosen = range ? all.where("day", ">=", range.from).where("day", "<=", range.to) : all;
  return (await chosen.execute()).map(toWeight);
}

/** The last weight up to a day, a day of the future left out: the clock of another device may be ahead. */
export async function findLatestWeight(
  db: Kysely<Database>,
  userId: string,
  today: CalendarDay,
): Promise<LoggedWeight | undefined> {
  const row = await weightsOf(db, userId)
    .where("day", "<=", today)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toWeight(row);
}

/** Returns what the day had before. */
export async function replaceWeight(
  db: Kysely<Database>,
  { userId, now, ...weight }: LoggedWeight & { readonly userId: string; readonly now: Date },
): Promise<LoggedWeight | undefined> {
  const { day, weightKg, note } = weight;
  const row = await weightsOf(db, userId).where("day", "=", day).executeTakeFirst();
  const columns = { weight_kg: weightKg, note, updated_at: now };
  await db
    .insertInto("weights")
    .values({ user_id: userId, day, ...columns })
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(columns))
    .execute();
  return row && toWeight(row);
}

/** Stores a weight, if the person has logged none. */
export async function saveFirstWeight(
  db: Kysely<Database>,
  {
    userId,
    day,
    weightKg,
    now,
  }: Omit<LoggedWeight, "note"> & { readonly userId: string; readonly now: Date },
): Promise<void> {
  const first = db
    .selectNoFrom((of) => [
      of.val(userId).as("user_id"),
      of.val(day).as("day"),
      of.val(weightKg).as("weight_kg"),
      of.val(now).as("updated_at"),
    ])
    .where(({ exists, not }) => not(exists(weightsOf(db, userId))));
  await db
    .insertInto("weights")
    .columns(["user_id", "day", "weight_kg", "updated_at"])
    .expression(first)
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doNothing())
    .execute();
}

/** False when the day has no weight. */
export async function deleteWeight(db: Kysely<Database>, userId: string, day: CalendarDay): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("weights")
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const copiedWeights = copiedTable({
  kind: "weights",
  table: "weights",
  toEntry: toWeight,
  toRow: ({ day, weightKg, note }, now) => ({ day, weight_kg: weightKg, note, updated_at: now }),
});
