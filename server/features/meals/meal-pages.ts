import type { Kysely } from "kysely";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import { listMealsAfter } from "./meals-of-days-table.ts";

export interface OpenRange {
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
}

/** About 0.4 MB of the largest meals, so that no page holds the event loop for long. */
const pageLength = 20;

/** Oldest first, a page at a time, so that many years of meals need only the memory of one page. */
export async function* readMealPages(
  db: Kysely<Database>,
  userId: string,
  { after, ...range }: OpenRange & { readonly after?: SavedMeal | undefined } = {},
): AsyncGenerator<SavedMeal[]> {
  let last = after;
  for (;;) {
    const page = await listMealsAfter(db, userId, { ...range, after: last, limit: pageLength });
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < pageLength) return;
  }
}
