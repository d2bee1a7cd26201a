import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { copyDay } from "#contract/endpoints/add.ts";
import { deleteMeal } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { type Attempt, nextAttempt } from "../../api/attempt.ts";
import { isConnected } from "../../api/connection.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { isUnanswered } from "../../api/unanswered.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { keepAgain } from "./log-again-or-keep.ts";

/** All meals of one day once more on another, once however often it is sent, with an undo in the toast. */
export function useCopyDay(to: CalendarDay, onCopied: () => void) {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: diaryKey });
  const fail = (title: string) => (error: unknown) => showFailure(title, error);
  const undo = useMutation({
    mutationFn: (meals: readonly Meal[]) =>
      Promise.all(meals.map(({ id }) => request(deleteMeal, { params: { id } }))),
    onError: fail(t("undoFailed")),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async (from: CalendarDay) => {
      const known = queryClient.getQueryData(dayMealsQuery(from).queryKey);
      // Without a network each of its meals waits, as one that is copied alone does; not where an earlier call may have arrived.
      if (!isConnected() && !attempt.current && known?.length) {
        for (const meal of known) keepAgain(meal, { day: to, mealType: meal.mealType });
        return undefined;
      }
      attempt.current = nextAttempt(`${from} ${to}`, attempt.current, newIdempotencyKey);
      const { idempotencyKey } = attempt.current;
      return request(copyDay, { body: { from, to } }, { idempotencyKey });
    },
    onSuccess: (meals) => {
      attempt.current = null;
      if (!meals) return onCopied();
      const calories = meals.reduce((sum, meal) => sum + meal.calories, 0);
      const names = meals.map(({ name }) => name).join(", ");
      showToast({
        title: meals.length > 0 ? t("done.title", { count: meals.length }) : t("copy.nothing"),
        variant: meals.length > 0 ? "success" : "info",
        ...(meals.length > 0 && {
          description: formats.inline([names, formats.energy(calories)]),
          action: { label: t("undo"), onSelect: () => undo.mutate(meals) },
        }),
      });
      if (meals.length > 0) onCopied();
    },
    onError: (error) => {
      // An attempt without an answer may have arrived: the next one is the same.
      if (!isUnanswered(error)) attempt.current = null;
      fail(t("failed"))(error);
    },
    onSettled: refresh,
  });
}
