import { queryOptions } from "@tanstack/react-query";
import { listMeals } from "#contract/endpoints/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

const staleMs = 30_000;

export function dayMealsQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "meals", day],
    queryFn: ({ signal }) => request(listMeals, { body: { date: day } }, { signal }),
    staleTime: staleMs,
  });
}
