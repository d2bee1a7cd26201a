import { queryOptions } from "@tanstack/react-query";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

const staleMs = 30_000;

export function dailySummaryQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "summary", day],
    queryFn: ({ signal }) => request(getDailySummary, { query: { date: day } }, { signal }),
    staleTime: staleMs,
  });
}
