/** web/features/goals: the stored goals; null where none are. Kept five minutes; never asked twice for a failure (spec sections 8 and 9). */
import { queryOptions } from "@tanstack/react-query";
import { getGoals } from "#contract/endpoints/meals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { cachedGoals, forgetGoals, rememberGoals } from "./cached-goals.ts";

const staleMs = 5 * 60 * 1000;
const keptMs = 10 * 60 * 1000;

export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: fetchGoals,
  staleTime: staleMs,
  gcTime: keptMs,
  retry: false,
});

async function fetchGoals({ signal }: { signal: AbortSignal }): Promise<DailyGoals | null> {
  try {
    const goals = await request(getGoals, {}, { signal });
    rememberGoals(goals);
    return goals;
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ApiError && error.status === 404) {
      forgetGoals();
      return null;
    }
    const cached = cachedGoals();
    if (!cached) throw error;
    return cached;
  }
}
