import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteMeal, logMealAgain } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { showToast } from "../../ui/toast/toast-store.ts";

interface Repeat {
  readonly meal: Meal;
  /** Without it the meal is logged now. */
  readonly day?: CalendarDay;
}

/** Logs a meal again, now or on a given day, with an undo in the toast. */
export function useLogAgain() {
  const { t } = useTranslation("meals");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const showFailure = (title: string) => (error: unknown) =>
    showToast({ title, description: errorText(error), variant: "destructive" });
  const refresh = () => queryClient.invalidateQueries({ queryKey: diaryKey });

  const undo = useMutation({
    mutationFn: (id: string) => request(deleteMeal, { params: { id } }),
    onError: showFailure(t("again.undoFailed")),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ meal, day }: Repeat) =>
      request(logMealAgain, { params: { id: meal.id }, body: day === undefined ? {} : { date: day } }),
    onSuccess: (repeated) =>
      showToast({
        title: t("again.done.title"),
        description: t("again.done.text", { name: repeated.name }),
        variant: "success",
        action: { label: t("again.undo"), onSelect: () => undo.mutate(repeated.id) },
      }),
    onError: showFailure(t("again.failed")),
    onSettled: refresh,
  });
}
