/** web/features/goals: the goals as last seen, for when the server cannot be asked (spec section 8). Logging out forgets them. */
import * as z from "zod/mini";
import { goals as goalsShape } from "#contract/shapes/meals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";

export const cachedGoalsKey = "user_goals";

export function rememberGoals(storage: Storage, goals: DailyGoals): void {
  storage.setItem(cachedGoalsKey, JSON.stringify(goals));
}

export function forgetGoals(storage: Storage): void {
  storage.removeItem(cachedGoalsKey);
}

/** Undefined where nothing was kept, or what was kept are no goals. */
export function cachedGoals(storage: Storage): DailyGoals | undefined {
  try {
    return z.safeParse(goalsShape, JSON.parse(storage.getItem(cachedGoalsKey) ?? "null")).data;
  } catch {
    return undefined;
  }
}
