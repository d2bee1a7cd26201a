import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { deleteMeal, editMeal, undoMealChange } from "#contract/endpoints/meals.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { type CalendarDay, sameTimeOn } from "#domain/time/calendar-day.ts";
import { diaryKey } from "../../../api/diary-key.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { deviceTimeZone } from "../../../time/device-time-zone.ts";
import { diaryDayOf } from "../../../time/today.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { useDayFormats } from "../use-day-formats.ts";

export type PlaceKind = "move" | "copy" | "again";

interface Place {
  readonly day: CalendarDay;
  readonly mealType: MealType;
}

export interface Placing {
  readonly kind: PlaceKind;
  readonly meals: readonly Meal[];
  /** The meal that they go to on `day`, or each its own where it is undefined. */
  readonly day: CalendarDay;
  readonly mealType?: MealType | undefined;
}

/** What moving a meal changes of it; undefined if it is there already. On another day it keeps its time. */
function changesOf(meal: Meal, { day, mealType }: Place, startHour: number) {
  const eatenAt = new Date(meal.createdAt);
  const timeZone = deviceTimeZone();
  const changes = {
    ...(mealType !== meal.mealType && { mealType }),
    ...(day !== diaryDayOf(eatenAt) && {
      eatenAt: sameTimeOn({ day, timeZone, like: eatenAt, startHour }).toISOString(),
    }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/**
 * Moves, copies or repeats meals, also several at once, with an undo in the toast. Those that failed are counted; copies without an
 * answer wait in their meal, where the day shows them.
 */
export function usePlaceMeals() {
  const { t } = useTranslation("meals");
  const { dayTitle } = useDayFormats();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const { dayStartHour } = usePreferences();
  const refresh = () => queryClient.invalidateQueries({ queryKey: diaryKey });

  const undo = useMutation({
    mutationFn: ({ kind, placed }: { kind: PlaceKind; placed: readonly Meal[] }) =>
      allOf(placed.map((meal) => takeBack(kind, meal))),
    onSuccess: ({ errors }) => {
      if (errors.length > 0) showFailure(t(`place.undoFailed`, { count: errors.length }), errors[0]);
    },
    onSettled: refresh,
  });

  return useMutation({
    mutationFn: (placing: Placing) =>
      allOf(placing.meals.map((meal) => placeOne(meal, placing, dayStartHour))),
    onSuccess: ({ done, errors }, { kind, meals, day, mealType }) => {
      const placed = done.filter((meal) => meal !== undefined);
      const type = mealType ?? (new Set(meals.map((meal) => meal.mealType)).size === 1 && meals[0]?.mealType);
      const place = [type && t(`type.${type}`), dayTitle(day)].filter(Boolean).join("\u00a0· ");
      if (errors.length > 0)
        return showFailure(t(`place.failed.${kind}`, { count: errors.length }), errors[0]);
      if (placed.length === 0) return;
      showToast({
        title: t(`place.done.${kind}`, { count: placed.length, place }),
        description: placed.map(({ name }) => name).join(", "),
        variant: "success",
        about: placed.at(-1)?.id,
        action: { label: t("again.undo"), onSelect: () => undo.mutate({ kind, placed }) },
      });
    },
    onSettled: refresh,
  });
}

async function placeOne(
  meal: Meal,
  { kind, day, mealType = meal.mealType }: Placing,
  startHour: number,
): Promise<Meal | undefined> {
  if (kind === "move") {
    const body = changesOf(meal, { day, mealType }, startHour);
    return body && request(editMeal, { params: { id: meal.id }, body });
  }
  // With the shapes of all that can be added, which no page needs at first.
  const { logAgainOrKeep } = await import("../../add/log-again-or-keep.ts");
  return logAgainOrKeep(meal, { day, mealType });
}

async function takeBack(kind: PlaceKind, { id, revision }: Meal): Promise<void> {
  if (kind === "move") await request(undoMealChange, { params: { id }, body: { revision } });
  else await request(deleteMeal, { params: { id } });
}

/** All are tried, whichever fail. */
async function allOf<Answer>(calls: readonly Promise<Answer>[]) {
  const results = await Promise.allSettled(calls);
  return {
    done: results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
    errors: results.flatMap((result): unknown[] => (result.status === "rejected" ? [result.reason] : [])),
  };
}
