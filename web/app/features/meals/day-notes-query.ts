import { queryOptions } from "@tanstack/react-query";
import { getDayNotes } from "#contract/endpoints/days.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";

const staleMs = 60_000;

export function dayNotesQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "notes", day],
    queryFn: ({ signal }) => request(getDayNotes, { params: { day } }, { signal }),
    staleTime: staleMs,
  });
}
