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
} from "#contract/endpoints/progress.ts";
import type { GoalPoint } from "#contract/shapes/progress.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import type { InsightRange } from "./insight-range.ts";

const macros = { day: getMacrosToday, week: getMacrosOfWeek, month: getMacrosOfMonth } as const;
const calories = { day: getCaloriesToday, week: getCaloriesOfWeek, month: getCaloriesOfMonth } as const;

/** `today` is part of each key because the ranges move at midnight. */
export function macrosQuery(range: InsightRange, today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "macros", range, today],
    queryFn: ({ signal }) => request(macros[range], {}, { signal }),
  });
}

export function caloriesQuery(range: InsightRange, today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "calories", range, today],
    queryFn: ({ signal }) => request(calories[range], {}, { signal }),
  });
}

/** A single day has no trend: no request is sent and the result is empty. */
export function goalPointsQuery(range: InsightRange, today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "goal-points", range, today],
    queryFn: async ({ signal }): Promise<GoalPoint[]> => {
      if (range === "day") return [];
      return request(range === "week" ? getGoalsOfWeek : getGoalsOfMonth, {}, { signal });
    },
  });
}

export function streakQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "streak", today],
    queryFn: ({ signal }) => request(getStreak, {}, { signal }),
  });
}
