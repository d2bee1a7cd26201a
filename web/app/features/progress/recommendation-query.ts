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
    // Once more whatever the failure, a refusal included.
    retry: 1,
  });
}
