/** server/features/meals: saved meals. This file: their figures summed by day, read from an index alone. */
import { type Kysely, sql } from "kysely";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DayRange } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";

/** kcal and g. */
export interface DayTotals extends Macronutrients {
  readonly day: CalendarDay;
}

/** The days that have meals, in order. */
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

export function readDayTotals(db: Kysely<Database>, userId: string, range: DayRange): Promise<DayTotals[]> {
  return dayTotalsQuery(db, userId, range).execute();
}
