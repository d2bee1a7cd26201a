import { queryOptions } from "@tanstack/react-query";
import { listMeals } from "#contract/endpoints/meals.ts";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

const staleMs = 30_000;
const pagesMax = 20;

export const mealsKey = [...diaryKey, "meals"] as const;

export function dayMealsQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...mealsKey, day],
    queryFn: ({ signal }) => loadDay(day, signal),
    staleTime: staleMs,
  });
}

/** Days from before the limit on meals may have more than one page; the day's total needs them all. */
async function loadDay(day: CalendarDay, signal: AbortSignal): Promise<Meal[]> {
  const meals: Meal[] = [];
  for (let page = 1; page <= pagesMax; page++) {
    const next = await request(listMeals, { body: { date: day, after: meals.at(-1)?.id } }, { signal });
    meals.push(...next);
    if (next.length < mealsPerDayMax) break;
  }
  return meals;
}
