import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteMeal } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { unmarkDeleted } from "./deletions.ts";
import { dayMealsQuery } from "./meal-queries.ts";

/** Sends the deletion of a meal, unless it was taken back or sent already. If the server refuses, the meal is shown again. */
export function useDeleteMeal(day: CalendarDay): (meal: Meal) => void {
  const { t } = useTranslation("meals");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { queryKey } = dayMealsQuery(day);
  const send = async ({ id }: Meal) => {
    try {
      await request(deleteMeal, { params: { id } }, { outlivesPage: true });
    } catch (error) {
      // Already deleted elsewhere.
      if (!(error instanceof ApiError && error.code === "meal_not_found")) throw error;
    }
  };
  return (meal) => {
    if (!unmarkDeleted(meal)) return;
    const before = queryClient.getQueryData(queryKey);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (meals) => meals?.filter(({ id }) => id !== meal.id));
    void send(meal)
      .catch((error: unknown) => {
        if (before) queryClient.setQueryData(queryKey, before);
        showFailure(t("delete.failed"), error);
      })
      .finally(() => queryClient.invalidateQueries({ queryKey: diaryKey }));
  };
}
