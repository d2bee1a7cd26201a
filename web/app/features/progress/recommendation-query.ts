/** web/features/progress: the day's recommendation, kept for an hour, asked for once more where it failed (spec section 7). */
import { queryOptions } from "@tanstack/react-query";
import { getRecommendation } from "#contract/endpoints/progress.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { request } from "../../api/request.ts";

const staleMs = 60 * 60 * 1000;

export function recommendationQuery(today: CalendarDay, language: Language) {
  return queryOptions({
    queryKey: ["recommendation", today, language],
    queryFn: ({ signal }) => request(getRecommendation, { query: { language } }, { signal }),
    staleTime: staleMs,
    retry: 1,
  });
}
