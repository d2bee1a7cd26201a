import { queryOptions } from "@tanstack/react-query";
import { listWeights } from "#contract/endpoints/body.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { request } from "../../api/request.ts";

/** Query keys of everything about weight start with this. */
export const bodyKey = ["body"] as const;

const staleMs = 60_000;

/** `today` is part of the key because the range moves at midnight. */
export function weightLogQuery(days: number, today: CalendarDay) {
  return queryOptions({
    queryKey: [...bodyKey, "weights", days, today],
    queryFn: ({ signal }) => request(listWeights, { query: { days } }, { signal }),
    staleTime: staleMs,
    placeholderData: (before) => before,
  });
}
