import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { today } from "../../../time/today.ts";
import { PlusIcon } from "../../../ui/icons/action-icons.tsx";
import { dayMealsQuery } from "../meal-queries.ts";
import { usePlaceMeals } from "../place/use-place-meals.ts";
import { EmptyRow } from "./blank-rows.tsx";

/** Of an empty meal: what it was on the day before, to be copied in one tap. */
export function CopyMealRow({ type, day }: { type: MealType; day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { data = [] } = useQuery(dayMealsQuery(addDays(day, -1)));
  const place = usePlaceMeals();
  const meals = data.filter(({ mealType }) => mealType === type);
  if (meals.length === 0) return <EmptyRow />;
  const from = day === today() ? "yesterday" : "dayBefore";
  return (
    <li className="border-t border-line">
      <button
        type="button"
        disabled={place.isPending}
        onClick={() => place.mutate({ kind: "copy", meals, day, mealType: type })}
        className="flex min-h-11.5 w-full items-center gap-2 py-1.5 pr-1 pl-4 text-left text-sm text-ink-muted hover:bg-basil-50 focus-visible:outline-offset-[-3px]"
      >
        <span className="min-w-0 flex-1">
          {t(`meal.copy.${from}.${type}`)}
          <span className="sr-only">: {meals.map(({ name }) => name).join(", ")}</span>
        </span>
        <span className="figures shrink-0">{formats.kcal(sumMacronutrients(meals).calories)}</span>
        <span className="grid w-11 shrink-0 place-items-center text-basil-700">
          <PlusIcon className="size-4.5" />
        </span>
      </button>
    </li>
  );
}
