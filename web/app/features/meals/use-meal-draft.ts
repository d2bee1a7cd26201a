import type { Meal } from "#contract/shapes/meals.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { useDraft } from "../session/use-draft.ts";
import { createEdit, type MealEdit } from "./meal-edit.ts";

/** The unsent edit of a saved meal; survives a reload and the end of the session. */
export function useMealDraft(meal: Meal, timeZone: string) {
  const saved = createEdit(meal, timeZone);
  const draft = useDraft(`meal:${meal.id}`, { ...saved, grams: saved.grams.join(" ") });
  const grams = draft.values.grams.split(" ").map(Number);
  // A stored draft does not apply if the meal's foods were changed elsewhere since.
  const matchesFoods = grams.length === saved.grams.length && grams.every(Number.isFinite);
  return {
    edit: {
      ...draft.values,
      mealType: mealTypes.find((type) => type === draft.values.mealType) ?? saved.mealType,
      grams: matchesFoods ? grams : saved.grams,
    } satisfies MealEdit,
    change: ({ grams: changed, ...texts }: Partial<MealEdit>) =>
      draft.change({ ...texts, ...(changed && { grams: changed.join(" ") }) }),
    forget: draft.forget,
  };
}
