import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { deleteMeal } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { languageOf } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { ApiError } from "../../api/api-error.ts";
import { isConnected, onConnectionChange } from "../../api/connection.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { nowMs } from "../../time/clock.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { usualKey } from "./add-queries.ts";
import type { Addable } from "./addable.ts";
import { type Add, newAdd } from "./adds.ts";
import { sendAdd, sendGrams } from "./send-add.ts";
import type { Target } from "./target.ts";
import {
  forgetWaitingAdd,
  keptBeside,
  saveWaitingAdds,
  waitingAdds,
  withoutDiscarded,
} from "./waiting-adds.ts";

/** A second tap so soon is a double tap, and must not take back what the first one added. */
const doubleTapMs = 600;

export type Adds = ReturnType<typeof useAdds>;

/** Logs each thing at once, and takes it back. What had no answer waits in the browser, and is sent again. */
export function useAdds({ isOpen, isPageInSight }: { isOpen: boolean; isPageInSight: boolean }) {
  const { t, i18n } = useTranslation("add");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [list, setList] = useState(waitingAdds.load);
  const stored = waitingAdds.use();
  const isShown = useRef(isOpen);
  const calls = useRef(new Map<string, Promise<Meal | undefined>>());

  const change = (id: string, changed: Partial<Add>) =>
    setList((all) => all.map((add) => (add.id === id ? { ...add, ...changed } : add)));
  const drop = (id: string) => setList((all) => all.filter((add) => add.id !== id));
  /** While the sheet is open its lists stay as they are: nothing moves under the finger. What is in sight beside it follows. */
  const refresh = async () => {
    await queryClient.invalidateQueries({
      queryKey: diaryKey,
      refetchType: isShown.current ? "none" : "active",
    });
    if (!isShown.current || !isPageInSight) return;
    await queryClient.refetchQueries({
      queryKey: diaryKey,
      type: "active",
      predicate: ({ queryKey }) => queryKey[1] !== usualKey[1],
    });
  };
  const setMeals = async (
    day: CalendarDay,
    next: (meals: readonly Meal[]) => Meal[],
    answeredId?: string,
  ) => {
    const { queryKey } = dayMealsQuery(day);
    await queryClient.cancelQueries({ queryKey });
    notifyManager.batch(() => {
      queryClient.setQueryData(queryKey, (meals) => meals && next(meals));
      if (answeredId !== undefined) forgetWaitingAdd(answeredId);
    });
    void refresh();
  };
  const fail = (title: string, error: unknown) =>
    showToast({ title, description: errorText(error), variant: "destructive" });

  const send = async (add: Add): Promise<Meal | undefined> => {
    try {
      const meal = await sendAdd(add, languageOf(i18n.language));
      const withMeal = (meals: readonly Meal[]) => [meal, ...meals.filter(({ id }) => id !== meal.id)];
      await setMeals(add.target.day, withMeal, add.id);
      change(add.id, { state: "added", meal });
      return meal;
    } catch (error) {
      const mayHaveArrived = add.mayHaveArrived || navigator.onLine;
      const isUnanswered = error instanceof ApiError && ["timeout", "network"].includes(error.code);
      change(add.id, {
        ...{ state: isUnanswered ? "waiting" : "refused", problem: errorText(error) },
        mayHaveArrived,
      });
      if (!isShown.current && !isUnanswered) fail(t("failedFor", { name: add.name }), error);
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
  const takeBack = async (taken: Add) => {
    if (nowMs() - taken.startedAtMs < doubleTapMs) return;
    if (taken.state === "refused" || (taken.state === "waiting" && !taken.mayHaveArrived))
      return drop(taken.id);
    change(taken.id, { state: "removing" });
    // One without an answer may be in the diary: it is asked for under its key first.
    if (taken.state === "waiting") start(taken);
    const meal = taken.meal ?? (await calls.current.get(taken.id));
    if (!meal) return;
    change(taken.id, { state: "removing", meal });
    try {
      await request(deleteMeal, { params: { id: meal.id } });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        fail(t("undoFailed"), error);
        return change(taken.id, { state: "added" });
      }
    }
    await setMeals(taken.target.day, (meals) => meals.filter(({ id }) => id !== meal.id));
    drop(taken.id);
  };
  const changeGrams = async (add: Add, grams: number) => {
    const meal = add.meal ?? (await calls.current.get(add.id));
    if (!meal) return;
    try {
      const changed = await sendGrams(meal, grams);
      const replace = (each: Meal) => (each.id === changed.id ? changed : each);
      await setMeals(add.target.day, (meals) => meals.map(replace));
      change(add.id, { grams, calories: changed.calories, meal: changed });
    } catch (error) {
      fail(t("amount.failed"), error);
    }
  };

  useEffect(() => saveWaitingAdds(list), [list]);
  const follow = useEffectEvent((now: readonly Add[]) => {
    setList((all) => withoutDiscarded(all, now));
    const kept = keptBeside(list, now).map((add) => ({
      ...add,
      state: isConnected() ? ("adding" as const) : add.state,
    }));
    if (kept.length === 0) return;
    setList((all) => [...all, ...kept]);
    for (const add of kept) if (add.state === "adding") start(add);
  });
  useEffect(() => follow(stored), [stored]);
  const sendWaiting = useEffectEvent(() => {
    if (isConnected()) for (const add of list) if (add.state === "waiting") retry(add);
  });
  useEffect(() => {
    sendWaiting();
    return onConnectionChange(() => sendWaiting());
  }, []);
  const onOpenChange = useEffectEvent((isOpenNow: boolean) => {
    isShown.current = isOpenNow;
    if (isOpenNow) setList((all) => all.filter(({ state }) => state !== "added"));
    else if (list.length > 0) void refresh();
  });
  useEffect(() => onOpenChange(isOpen), [isOpen]);

  return {
    list,
    add: (addable: Addable, grams: number, target: Target) => {
      const add = newAdd(addable, grams, target);
      setList((all) => [...all, add]);
      start(add);
    },
    takeBack,
    retry,
    changeGrams,
  };
}
