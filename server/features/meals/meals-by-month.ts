/** server/features/meals: saved meals, a month at a time, so that many years need no more memory than one month. */
import type { Kysely } from "kysely";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { monthOf } from "#domain/time/day-range.ts";
import type { Database } from "../../database/schema.ts";
import { firstAndLastDay } from "./day-totals-table.ts";
import { mealsOfDays, type SavedMeal } from "./meal-table.ts";

export interface OpenRange {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/** Oldest first. Ends that are absent are the person's own first and last day. */
export async function* mealsByMonth(
  db: Kysely<Database>,
  userId: string,
  asked: OpenRange = {},
): AsyncGenerator<SavedMeal[]> {
  const days = await firstAndLastDay(db, userId);
  if (!days) return;
  const to = asked.to !== undefined && asked.to < days.to ? asked.to : days.to;
  let from = asked.from !== undefined && asked.from > days.from ? asked.from : days.from;
  while (from <= to) {
    const monthEnd = monthOf(from).to;
    const end = monthEnd < to ? monthEnd : to;
    const meals = await mealsOfDays(db, userId, { from, to: end });
    if (meals.length > 0) yield meals;
    from = addDays(end, 1);
  }
}
