import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteMeal } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { dayMealsQuery } from "./meal-queries.ts";

/** Removes the meal from the list at once; restores it if the server refuses. */
export function useDeleteMeal(day: CalendarDay) {
  const { t } = useTranslation("meals");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { queryKey } = dayMealsQuery(day);
  return useMutation({
    mutationFn: async ({ id }: Meal) => {
      try {
        await request(deleteMeal, { params: { id } });
      } catch (error) {
        // Already deleted elsewhere.
        if (!(error instanceof ApiError && error.code === "meal_not_found")) throw error;
      }
    },
    onMutate: async ({ id }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (meals) => meals?.filter((meal) => meal.id !== id));
      return { before };
    },
    onSuccess: (_, { name }) => {
      showToast({
        title: t("delete.done.title"),
        description: t("delete.done.text", { name }),
        variant: "success",
      });
    },
    onError: (error, _, saved) => {
      if (saved?.before) queryClient.setQueryData(queryKey, saved.before);
      showToast({ title: t("delete.failed"), description: errorText(error), variant: "destructive" });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: diaryKey }),
  });
}
