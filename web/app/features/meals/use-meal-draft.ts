/** web/features/meals: a correction under way. A reload or the end of the session leaves it as it is; giving it up doesn't. */
import type { Meal } from "#contract/shapes/meals.ts";
import { useDraft } from "../session/use-draft.ts";
import { createEdit, type MealEdit } from "./meal-edit.ts";

export function useMealDraft(meal: Meal, timeZone: string) {
  const saved = createEdit(meal, timeZone);
  const draft = useDraft(`meal:${meal.id}`, { ...saved, grams: saved.grams.join(" ") });
  const grams = draft.values.grams.split(" ").map(Number);
  // Kept before the meal got other foods elsewhere, they say nothing about these.
  const matchesFoods = grams.length === saved.grams.length && grams.every(Number.isFinite);
  return {
    edit: { ...draft.values, grams: matchesFoods ? grams : saved.grams } satisfies MealEdit,
    change: ({ grams: changed, ...texts }: Partial<MealEdit>) =>
      draft.change({ ...texts, ...(changed && { grams: changed.join(" ") }) }),
    forget: draft.forget,
  };
}
