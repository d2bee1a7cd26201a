// Meals that the person deleted and can still take back. They leave the sums at once, and the server when their time is over.
import type { Meal } from "#contract/shapes/meals.ts";
import { sharedValue } from "../../ui/shared-value.ts";

const deleted = sharedValue<readonly Meal[]>([]);

export function markDeleted(meals: readonly Meal[]): void {
  deleted.set([...deleted.get().filter(({ id }) => meals.every((meal) => meal.id !== id)), ...meals]);
}

/** False if they were taken back, or sent, already. */
export function unmarkDeleted({ id }: Meal): boolean {
  const kept = deleted.get().filter((meal) => meal.id !== id);
  if (kept.length === deleted.get().length) return false;
  deleted.set(kept);
  return true;
}

export const useDeletedMeals = deleted.use;

export function withoutDeleted(meals: readonly Meal[], gone: readonly Meal[]): readonly Meal[] {
  return meals.filter(({ id }) => gone.every((meal) => meal.id !== id));
}
