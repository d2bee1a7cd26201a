import { type Kysely, sql } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DayRange } from "#domain/time/day-range.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";

/** kcal and g. */
export interface DayTotals extends Macronutrients {
  readonly day: CalendarDay;
}

/** The totals of each day that has meals, in order. Reads only an index. */
export function dayTotalsQuery(db: Kysely<Database>, userId: string, { from, to }: DayRange) {
  const sum = (column: keyof Macronutrients) => sql<number>`sum(${sql.ref(column)})`.as(column);
  return db
    .selectFrom("meals")
    .select(["day", sum("calories"), sum("protein"), sum("carbs"), sum("fat"), sum("fiber")])
    .where("user_id", "=", userId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("day")
    .orderBy("day");
}

interface DaysOfPerson extends DayRange {
  readonly userId: string;
}

const selectDayTotals = compileOnce((db, { userId, from, to }: DaysOfPerson) =>
  dayTotalsQuery(db, userId, { from, to }),
);

export async function loadDayTotals(
  db: Kysely<Database>,
  userId: string,
  { from, to }: DayRange,
): Promise<DayTotals[]> {
  const { rows } = await selectDayTotals(db, { userId, from, to });
  return rows;
}

/** Oldest first. */
export async function loadMealTimes(db: Kysely<Database>, userId: string, day: CalendarDay) {
  return db
    .selectFrom("meals")
    .select(["eaten_at as eatenAt", "time_zone as timeZone", "calories"])
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .orderBy("eaten_at")
    .limit(mealsPerDayMax)
    .execute();
}
