// Rows without food, as high as those with it, so that nothing moves when they change.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { mealsKey } from "../meal-queries.ts";

export function EmptyRow() {
  const { t } = useTranslation("meals");
  return (
    <li className="flex min-h-row items-center border-t border-line px-4 py-1.5 text-ink-muted">
      {t("meal.empty")}
    </li>
  );
}

/** As many as the meal had on the day that was seen last; an empty meal has a row as well. */
export function LoadingRows({ type }: { type: MealType; day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const queryClient = useQueryClient();
  const [count] = useState(() => {
    const days = queryClient.getQueriesData<Meal[]>({ queryKey: mealsKey });
    const last = days.findLast(([, meals]) => meals !== undefined)?.[1] ?? [];
    return Math.max(1, last.filter(({ mealType }) => mealType === type).length);
  });
  return Array.from({ length: count }, (_, at) => at).map((at) => (
    <li key={at} className="flex min-h-row items-center justify-between gap-4 border-t border-line px-4">
      <span className="sr-only">{t("list.loading")}</span>
      <Skeleton className="h-3.5 w-2/5 rounded-full" />
      <Skeleton className="mr-10 h-3.5 w-9 rounded-full" />
    </li>
  ));
}
