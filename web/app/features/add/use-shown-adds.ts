// What the sheet lists of what was added, and what the pages beside it show.
import { notifyManager, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { usualKey } from "./add-queries.ts";
import type { Add } from "./adds.ts";
import { forgetWaitingAdd, waitingAdds } from "./waiting-adds.ts";

export type AddList = ReturnType<typeof useAddList>;

export function useAddList() {
  const [list, setList] = useState(waitingAdds.load);
  return {
    list,
    setList,
    change: (id: string, changed: Partial<Add>) =>
      setList((all) => all.map((add) => (add.id === id ? { ...add, ...changed } : add))),
    drop: (id: string) => setList((all) => all.filter((add) => add.id !== id)),
  };
}

export type ShownMeals = ReturnType<typeof useShownMeals>;

/** The meals of the pages. While the sheet is open its lists stay as they are: nothing moves under the finger. */
export function useShownMeals(isShown: RefObject<boolean>, isPageInSight: boolean) {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({
      queryKey: diaryKey,
      refetchType: isShown.current ? "none" : "active",
    });
    // What is in sight beside the sheet follows.
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
  return { refresh, setMeals };
}
