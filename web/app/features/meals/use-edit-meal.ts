import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { correctMeal, editMeal, splitMeal, undoMealChange } from "#contract/endpoints/meals.ts";
import type { Meal, MealChanges } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { dayMealsQuery } from "./meal-queries.ts";
import type { SplitRequest } from "./move-foods.tsx";

interface EditedMeal {
  readonly meal: Meal;
  readonly changes: MealChanges | undefined;
}

/** The dialog shows failures itself, so that the typed values stay. Each change can be undone in its toast. */
export function useEditMeal(
  day: CalendarDay,
  { onChanged, onSaved }: { readonly onChanged: (meal: Meal) => void; readonly onSaved: () => void },
) {
  const { t } = useTranslation("meals");
  const { show, confirm, undo, onSettled } = useShownChange(day, onChanged);
  /** What was edited by hand goes first, so that positions and revision are those of the stored meal. */
  const flush = async ({ meal, changes }: EditedMeal): Promise<Meal> => {
    if (!changes) return meal;
    const changed = await request(editMeal, { params: { id: meal.id }, body: changes });
    show(changed);
    return changed;
  };
  const save = useMutation({
    mutationFn: flush,
    onSuccess: (changed) => {
      confirm(t("edit.done"), changed);
      onSaved();
    },
    onSettled,
  });
  const correct = async (edited: EditedMeal, text: string): Promise<Meal> => {
    const { id, revision } = await flush(edited);
    const changed = await request(correctMeal, { params: { id }, body: { text, revision } });
    confirm(t("edit.done"), changed);
    show(changed);
    onSettled();
    return changed;
  };
  const split = useMutation({
    mutationFn: async ({ positions, ...wanted }: SplitRequest & EditedMeal) => {
      const { id, revision } = await flush(wanted);
      const { date, mealType } = wanted;
      const body = { positions: [...positions], revision, date, mealType };
      return request(splitMeal, { params: { id }, body }, { idempotencyKey: newIdempotencyKey() });
    },
    onSuccess: ({ meal, split: moved }) => {
      confirm(t("edit.move.done", { name: moved.name }), meal);
      show(meal);
    },
    onSettled,
  });
  return { save, correct, split, undo };
}

/** Shows a changed meal in its day, and a toast that can undo the change. */
function useShownChange(day: CalendarDay, onChanged: (meal: Meal) => void) {
  const { t } = useTranslation("meals");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const show = (changed: Meal) => {
    queryClient.setQueryData(dayMealsQuery(day).queryKey, (meals) =>
      meals?.map((meal) => (meal.id === changed.id ? changed : meal)),
    );
    onChanged(changed);
  };
  // The meal may have moved to another day.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: diaryKey });
  const undo = useMutation({
    mutationFn: ({ id, revision }: Meal) => request(undoMealChange, { params: { id }, body: { revision } }),
    onSuccess: show,
    onError: (error) => showFailure(t("edit.undoFailed"), error),
    onSettled,
  });
  const confirm = (title: string, changed: Meal) =>
    showToast({
      title,
      variant: "success",
      about: changed.id,
      action: { label: t("again.undo"), onSelect: () => undo.mutate(changed) },
    });
  return { show, confirm, undo, onSettled };
}
