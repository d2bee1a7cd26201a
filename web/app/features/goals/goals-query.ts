import { queryOptions } from "@tanstack/react-query";
import { getGoals } from "#contract/endpoints/goals.ts";
import type { Goals } from "#contract/shapes/goals.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { cacheGoals, clearCachedGoals, loadCachedGoals } from "./cached-goals.ts";

const staleMs = 5 * 60 * 1000;
const cacheMs = 10 * 60 * 1000;

/** Null if no goals are stored. A failure is not retried: the cached goals are used instead. */
export const goalsQuery = queryOptions({
  queryKey: ["goals"],
  queryFn: fetchGoals,
  staleTime: staleMs,
  gcTime: cacheMs,
  retry: false,
});

async function fetchGoals({ signal }: { signal: AbortSignal }): Promise<Goals | null> {
  try {
    const goals = await request(getGoals, {}, { signal });
    cacheGoals(goals);
    return goals;
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ApiError && error.status === 404) {
      clearCachedGoals();
      return null;
    }
    const cached = loadCachedGoals();
    if (!cached) throw error;
    return cached;
  }
}
