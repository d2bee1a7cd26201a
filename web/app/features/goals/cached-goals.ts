/** The goals as last seen, for when the server cannot be asked (spec section 8). */
import * as z from "zod/mini";
import { goals as goalsShape } from "#contract/shapes/meals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { readItem, removeItem, writeItem } from "../../storage/stored-items.ts";

export function rememberGoals(goals: DailyGoals): void {
  writeItem("cachedGoals", JSON.stringify(goals));
}

export function forgetGoals(): void {
  removeItem("cachedGoals");
}

/** Undefined where no goals are stored, or something else is. */
export function cachedGoals(): DailyGoals | undefined {
  try {
    return z.safeParse(goalsShape, JSON.parse(readItem("cachedGoals") ?? "null")).data;
  } catch {
    return undefined;
  }
}
