// The goals as last seen, for when the server cannot be reached.
import * as z from "zod/mini";
import { type Goals, goals as goalsShape } from "#contract/shapes/goals.ts";
import { readItem, removeItem, writeItem } from "../../storage/stored-items.ts";

export function cacheGoals(goals: Goals): void {
  writeItem("cachedGoals", JSON.stringify(goals));
}

export function clearCachedGoals(): void {
  removeItem("cachedGoals");
}

/** Undefined if no goals are cached, or if they are invalid. */
export function loadCachedGoals(): Goals | undefined {
  try {
    return z.safeParse(goalsShape, JSON.parse(readItem("cachedGoals") ?? "null")).data;
  } catch {
    return undefined;
  }
}
