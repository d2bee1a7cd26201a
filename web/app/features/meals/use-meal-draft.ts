import type { Meal } from "#contract/shapes/meals.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { useDraft } from "../account/session/use-draft.ts";
import { createEdit, type EditedFood, type MealEdit } from "./meal-edit.ts";

/** The unsent edit of a saved meal; survives a reload and the end of the session. */
export function useMealDraft(meal: Meal, timeZone: string) {
  const saved = createEdit(meal, timeZone);
  const foods = JSON.stringify(saved.foods);
  const draft = useDraft(`meal:${meal.id}`, { ...saved, foods, revision: String(meal.revision) });
  // A stored draft does not apply if the meal was changed elsewhere since.
  const isOfThis = draft.values.revision === String(meal.revision);
  const edit: MealEdit = isOfThis
    ? {
        ...draft.values,
        mealType: mealTypes.find((type) => type === draft.values.mealType) ?? saved.mealType,
        foods: parseFoods(draft.values.foods) ?? saved.foods,
      }
    : saved;
  return {
    edit,
    change: (changed: Partial<MealEdit>) => {
      const { foods: changedFoods, ...texts } = { ...edit, ...changed };
      draft.change({ ...texts, foods: JSON.stringify(changedFoods), revision: String(meal.revision) });
    },
    forget: draft.forget,
  };
}

function parseFoods(text: string): readonly EditedFood[] | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) && kept.every(isFood) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isFood(value: unknown): value is EditedFood {
  if (typeof value !== "object" || value === null) return false;
  const { name, grams, base, source } = value as Partial<Record<keyof EditedFood, unknown>>;
  return typeof name === "string" && Number.isFinite(grams) && Boolean(base) && Boolean(source);
}
