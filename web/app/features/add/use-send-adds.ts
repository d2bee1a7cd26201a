import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import { deleteMeal } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { languageOf } from "#domain/people/language.ts";
import { ApiError } from "../../api/api-error.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { isUnanswered } from "../../api/unanswered.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { nowMs } from "../../time/clock.ts";
import type { Add } from "./adds.ts";
import { sendAdd, sendGrams } from "./send-add.ts";
import type { AddList, ShownMeals } from "./use-shown-adds.ts";

/** A second tap so soon is a double tap, and must not take back what the first one added. */
const doubleTapMs = 600;

export type Sending = ReturnType<typeof useSending>;

export function useSending(
  { change, setList }: AddList,
  { setMeals }: ShownMeals,
  isShown: RefObject<boolean>,
) {
  const { t, i18n } = useTranslation("add");
  const errorText = useErrorText();
  const showFailure = useFailureToast();
  const calls = useRef(new Map<string, Promise<Meal | undefined>>());
  const send = async (add: Add): Promise<Meal | undefined> => {
    try {
      const meal = await sendAdd(add, languageOf(i18n.language));
      const withMeal = (meals: readonly Meal[]) => [meal, ...meals.filter(({ id }) => id !== meal.id)];
      await setMeals(add.target.day, withMeal, add.id);
      change(add.id, { state: "added", meal });
      return meal;
    } catch (error) {
      const mayHaveArrived = add.mayHaveArrived || navigator.onLine;
      const state = isUnanswered(error) ? "waiting" : "refused";
      change(add.id, { state, problem: errorText(error), mayHaveArrived });
      if (!isShown.current && state === "refused") showFailure(t("failedFor", { name: add.name }), error);
      return undefined;
    }
  };
  const start = (add: Add) => calls.current.set(add.id, send(add));
  const retry = (add: Add) => {
    // A refusal is the answer to its key: another try is another call.
    const id = add.state === "refused" ? newIdempotencyKey() : add.id;
    const again: Add = { ...add, id, state: "adding" };
    setList((all) => all.map((each) => (each.id === add.id ? again : each)));
    start(again);
  };
  /** Of one that is being sent, once it was answered. */
  const mealOf = async ({ id, meal }: Add) => meal ?? calls.current.get(id);
  return { start, retry, mealOf };
}

export function useTakeBack({ change, drop }: AddList, { setMeals }: ShownMeals, { start, mealOf }: Sending) {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  return async (taken: Add) => {
    if (nowMs() - taken.startedAtMs < doubleTapMs) return;
    if (taken.state === "refused" || (taken.state === "waiting" && !taken.mayHaveArrived))
      return drop(taken.id);
    change(taken.id, { state: "removing" });
    // One without an answer may be in the diary: it is asked for under its key first.
    if (taken.state === "waiting") start(taken);
    const meal = await mealOf(taken);
    if (!meal) return;
    change(taken.id, { state: "removing", meal });
    try {
      await request(deleteMeal, { params: { id: meal.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        showFailure(t("undoFailed"), error);
        return change(taken.id, { state: "added" });
      }
    }
    await setMeals(taken.target.day, (meals) => meals.filter(({ id }) => id !== meal.id));
    drop(taken.id);
  };
}

export function useChangeGrams({ change }: AddList, { setMeals }: ShownMeals, { mealOf }: Sending) {
  const { t } = useTranslation("add");
  const showFailure = useFailureToast();
  return async (add: Add, grams: number) => {
    const meal = await mealOf(add);
    if (!meal) return;
    try {
      const changed = await sendGrams(meal, grams);
      const replace = (each: Meal) => (each.id === changed.id ? changed : each);
      await setMeals(add.target.day, (meals) => meals.map(replace));
      change(add.id, { grams, calories: changed.calories, meal: changed });
    } catch (error) {
      showFailure(t("amount.failed"), error);
    }
  };
}
