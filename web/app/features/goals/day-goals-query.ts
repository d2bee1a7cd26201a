import { queryOptions, useQuery } from "@tanstack/react-query";
import { getDailySummary } from "#contract/endpoints/meals.ts";
import type { DailySummary } from "#contract/shapes/meals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { goalsOfDay } from "#domain/goals/goals-of-day.ts";
import type { Limits } from "#domain/goals/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useToday } from "../../time/use-today.ts";
import { goalsQuery } from "./goals-query.ts";

const staleMs = 30_000;

export function dailySummaryQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [...diaryKey, "summary", day],
    queryFn: ({ signal }) => request(getDailySummary, { query: { date: day } }, { signal }),
    staleTime: staleMs,
  });
}

export function summaryGoals(summary: DailySummary): DailyGoals {
  return {
    calories: summary.goalCalories,
    protein: summary.goalProtein,
    carbs: summary.goalCarbs,
    fat: summary.goalFat,
    fiber: summary.goalFiber,
  };
}

interface GoalsOfDay {
  /** Undefined where none are stored, or not yet known. */
  readonly goals: DailyGoals | undefined;
  readonly limits: Limits;
}

/** What held on the day: a past one keeps the goals that it had, which only the server knows. */
export function useGoalsOfDay(day: CalendarDay): GoalsOfDay {
  const { data: stored } = useQuery(goalsQuery);
  const isPast = day < useToday();
  const { data: summary } = useQuery({ ...dailySummaryQuery(day), enabled: isPast && Boolean(stored) });
  if (!stored) return { goals: undefined, limits: {} };
  if (isPast && summary) return { goals: summaryGoals(summary), limits: summary.limits };
  return { goals: goalsOfDay(stored, day), limits: stored.limits ?? {} };
}
