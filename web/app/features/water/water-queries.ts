import { queryOptions } from "@tanstack/react-query";
import { getWater } from "#contract/endpoints/water.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

/** Saved meals have drinks too, so what changes the diary changes this. */
export const waterKey = [...diaryKey, "water"] as const;

const shownDays = 7;
const staleMs = 60_000;

/** A week up to a day. */
export function waterQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...waterKey, day],
    queryFn: ({ signal }) => request(getWater, { query: { to: day, days: shownDays } }, { signal }),
    staleTime: staleMs,
    placeholderData: (before) => before,
  });
}
