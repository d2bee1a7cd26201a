// Meals that the person deleted and can still take back. They leave the sums at once, and the server when their time is over.
import { useSyncExternalStore } from "react";
import type { Meal } from "#contract/shapes/meals.ts";

let deleted: readonly Meal[] = [];
const listeners = new Set<() => void>();
const none: readonly Meal[] = [];

export function markDeleted(meals: readonly Meal[]): void {
  setDeleted([...deleted.filter(({ id }) => meals.every((meal) => meal.id !== id)), ...meals]);
}

/** False if they were taken back, or sent, already. */
export function unmarkDeleted({ id }: Meal): boolean {
  const kept = deleted.filter((meal) => meal.id !== id);
  if (kept.length === deleted.length) return false;
  setDeleted(kept);
  return true;
}

export function useDeletedMeals(): readonly Meal[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => deleted,
    () => none,
  );
}

export function withoutDeleted(meals: readonly Meal[], gone: readonly Meal[]): readonly Meal[] {
  return meals.filter(({ id }) => gone.every((meal) => meal.id !== id));
}

function setDeleted(meals: readonly Meal[]): void {
  deleted = meals;
  for (const listener of listeners) listener();
}
