import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { copyDay, logMeal } from "#contract/endpoints/logging.ts";
import { deleteMeal, logMealAgain } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { languageOf } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { type Attempt, nextAttempt } from "../../api/attempt.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { today } from "../../time/today.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { LoggedItem } from "./addable.ts";
import { placeOf, placeOfRepeat, type Target } from "./target.ts";

export type Logged =
  | { readonly kind: "items"; readonly items: readonly LoggedItem[]; readonly name?: string }
  /** A whole meal of the past. */
  | { readonly kind: "meal"; readonly mealId: string }
  | { readonly kind: "day"; readonly from: CalendarDay };

/** Logs into the target's day, once however often it is sent, with an undo in the toast. */
export function useLog(target: Target, onLogged: () => void) {
  const { t, i18n } = useTranslation("add");
  const errorText = useErrorText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: diaryKey });
  const fail = (title: string) => (error: unknown) =>
    showToast({ title, description: errorText(error), variant: "destructive" });

  const send = (logged: Logged): Promise<readonly Meal[]> => {
    const place = placeOf(target, today());
    attempt.current = nextAttempt(JSON.stringify({ logged, place }), attempt.current, newIdempotencyKey);
    const { idempotencyKey } = attempt.current;
    const once = { idempotencyKey };
    const language = languageOf(i18n.language);
    switch (logged.kind) {
      case "day":
        return request(copyDay, { body: { from: logged.from, to: target.day } }, once);
      case "meal":
        return request(
          logMealAgain,
          { params: { id: logged.mealId }, body: placeOfRepeat(target, today()) },
          once,
        ).then((meal) => [meal]);
      case "items": {
        const { items, name } = logged;
        const body = { items: [...items], ...(name && { name }), ...(language && { language }), ...place };
        return request(logMeal, { body }, once).then((meal) => [meal]);
      }
    }
  };
  const undo = useMutation({
    mutationFn: (meals: readonly Meal[]) =>
      Promise.all(meals.map(({ id }) => request(deleteMeal, { params: { id } }))),
    onError: fail(t("undoFailed")),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: send,
    onSuccess: (meals) => {
      attempt.current = null;
      const calories = meals.reduce((sum, meal) => sum + meal.calories, 0);
      const names = meals.map(({ name }) => name).join(", ");
      showToast({
        title: meals.length > 0 ? t("done.title", { count: meals.length }) : t("copy.nothing"),
        variant: meals.length > 0 ? "success" : "info",
        ...(meals.length > 0 && {
          description: formats.inline([names, formats.kcal(calories)]),
          action: { label: t("undo"), onSelect: () => undo.mutate(meals) },
        }),
      });
      if (meals.length > 0) onLogged();
    },
    onError: (error) => {
      // An attempt without an answer may have arrived: the next one is the same.
      const isUnanswered =
        error instanceof ApiError && (error.code === "timeout" || error.code === "network");
      if (!isUnanswered) attempt.current = null;
      fail(t("failed"))(error);
    },
    onSettled: refresh,
  });
}
