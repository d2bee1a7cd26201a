import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { editMeal } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../../api/diary-key.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { dayMealsQuery } from "../meal-queries.ts";

/** Steps that follow each other closely are sent as one change. */
const sendAfterMs = 700;

/** The amount of a meal's only food: shown at once, sent when it rests, is left or the row closes, one change after the other. */
export function useFoodAmount(meal: Meal, day: CalendarDay) {
  const queryClient = useQueryClient();
  const { queryKey } = dayMealsQuery(day);
  const [opened] = useState(meal);
  const show = (changed: Meal) =>
    queryClient.setQueryData(queryKey, (meals) =>
      meals?.map((each) => (each.id === changed.id ? changed : each)),
    );
  const { stored, wanted, send } = useSendGrams(meal, show);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const sendNow = () => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(send);
  };
  const change = (grams: number) => {
    wanted.current = grams;
    // An answer on its way would show the old amount again.
    void queryClient.cancelQueries({ queryKey });
    show(withOnlyFoodOf(stored.current, grams));
    clearTimeout(timer.current);
    timer.current = setTimeout(sendNow, sendAfterMs);
  };
  const leave = useEffectEvent(sendNow);
  useEffect(() => {
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return {
    grams: gramsOf(meal),
    change,
    sendNow,
    isChanged: gramsOf(meal) !== gramsOf(opened),
    undo: () => change(gramsOf(opened)),
  };
}

function gramsOf({ foods }: Meal): number {
  return foods[0]?.grams ?? 0;
}

/** The meal as the server has it, the amount that it is to get, and the call that changes it. */
function useSendGrams(meal: Meal, show: (changed: Meal) => void) {
  const { t } = useTranslation("meals");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const stored = useRef(meal);
  const wanted = useRef<number>(undefined);
  const send = async () => {
    const grams = wanted.current;
    wanted.current = undefined;
    if (grams === undefined || grams === gramsOf(stored.current)) return;
    const { id, revision } = stored.current;
    try {
      const edits = [{ kind: "portion" as const, position: 0, grams }];
      const body = { edits, revision };
      stored.current = await request(editMeal, { params: { id }, body }, { outlivesPage: true });
      if (wanted.current === undefined) show(stored.current);
    } catch (error) {
      show(stored.current);
      showFailure(t("edit.failed"), error);
    }
    await queryClient.invalidateQueries({ queryKey: diaryKey });
  };
  return { stored, wanted, send };
}

/** As the server will answer it: a meal of one food, with so many grams of it. */
export function withOnlyFoodOf(meal: Meal, grams: number): Meal {
  const [food] = meal.foods;
  if (!food || food.grams <= 0) return meal;
  const factor = grams / food.grams;
  const figures = Object.fromEntries(macronutrientNames.map((name) => [name, food[name] * factor]));
  const rounded = Object.fromEntries(macronutrientNames.map((name) => [name, meal[name] * factor]));
  return { ...meal, ...rounded, quantity: grams, foods: [{ ...food, ...figures, grams }] };
}
