// The server computes these from saved meals; they are refetched on every visit and focus.
import { queryOptions } from "@tanstack/react-query";
import {
  getCaloriesOfMonth,
  getCaloriesOfWeek,
  getCaloriesToday,
  getGoalsOfMonth,
  getGoalsOfWeek,
  getMacrosOfMonth,
  getMacrosOfWeek,
  getMacrosToday,
  getStreak,
} from "#contract/endpoints/insights.ts";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import type { InsightPeriod } from "./insight-period.ts";

const macros = { day: getMacrosToday, week: getMacrosOfWeek, month: getMacrosOfMonth } as const;
const calories = { day: getCaloriesToday, week: getCaloriesOfWeek, month: getCaloriesOfMonth } as const;

/** `today` is part of each key because the ranges move at midnight. */
export function macrosQuery({ range, from }: InsightPeriod, today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "macros", range, keyOf(from, today)],
    queryFn: ({ signal }) => request(macros[range], { query: dateQuery(from) }, { signal }),
  });
}

/** The present week may begin today, as an earlier one did. */
function keyOf(from: CalendarDay | undefined, today: CalendarDay): string {
  return from === undefined ? today : `from ${from}`;
}

/** The query of an earlier period; without a date, the answer is of the present one. */
function dateQuery(from: CalendarDay | undefined) {
  return from === undefined ? {} : { date: from };
}

export function caloriesQuery({ range, from }: InsightPeriod, today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "calories", range, keyOf(from, today)],
    queryFn: ({ signal }) => request(calories[range], { query: dateQuery(from) }, { signal }),
  });
}

/** A single day has no trend: no request is sent and the result is empty. */
export function goalPointsQuery({ range, from }: InsightPeriod, today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "goal-points", range, keyOf(from, today)],
    queryFn: async ({ signal }): Promise<GoalPoint[]> => {
      if (range === "day") return [];
      const endpoint = range === "week" ? getGoalsOfWeek : getGoalsOfMonth;
      return request(endpoint, { query: dateQuery(from) }, { signal });
    },
  });
}

export function streakQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "streak", today],
    queryFn: ({ signal }) => request(getStreak, {}, { signal }),
  });
}
