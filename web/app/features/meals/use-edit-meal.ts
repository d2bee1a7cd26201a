import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { editMeal } from "#contract/endpoints/meals.ts";
import type { Meal, MealChanges } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { dayMealsQuery } from "./meal-queries.ts";

interface EditedMeal {
  readonly meal: Meal;
  readonly changes: MealChanges;
}

/** The dialog shows failures itself, so that the typed values stay. */
export function useEditMeal(day: CalendarDay, onSuccess: () => void) {
  const { t } = useTranslation("meals");
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ meal, changes }: EditedMeal) =>
      request(editMeal, { params: { id: meal.id }, body: changes }),
    onSuccess: (changed) => {
      queryClient.setQueryData(dayMealsQuery(day).queryKey, (meals) =>
        meals?.map((meal) => (meal.id === changed.id ? changed : meal)),
      );
      showToast({ title: t("edit.done"), variant: "success" });
      onSuccess();
    },
    // The meal may have moved to another day.
    onSettled: () => queryClient.invalidateQueries({ queryKey: diaryKey }),
  });
}
