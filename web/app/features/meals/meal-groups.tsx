import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import { sumMacronutrients } from "#domain/progress/day-summary.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { MealCard } from "./meal-card.tsx";
import { useDayFormats } from "./use-day-formats.ts";

interface MealGroupsProps {
  readonly day: CalendarDay;
  readonly meals: readonly Meal[];
  readonly onEdit: (meal: Meal) => void;
  readonly onDelete: (meal: Meal) => void;
}

/** The day's meals by type, in the order of a day, each type with its total. */
export function MealGroups({ day, meals, onEdit, onDelete }: MealGroupsProps) {
  const { t } = useTranslation("meals");
  const { fullDate } = useDayFormats();
  const formats = useFormats();
  const groups = mealTypes
    .map((type) => ({ type, meals: meals.filter(({ mealType }) => mealType === type) }))
    .filter((group) => group.meals.length > 0);
  return (
    <div className="grid gap-6">
      {groups.map((group) => (
        <section key={group.type} className="grid gap-3">
          <h2 className="flex items-baseline justify-between gap-3 px-1 text-lg">
            {t(`type.${group.type}`)}
            <span className="figures font-sans text-base font-semibold text-ink-muted">
              {formats.kcal(sumMacronutrients(group.meals).calories)}
            </span>
          </h2>
          <ul
            aria-label={t("list.ofType", { type: t(`type.${group.type}`), day: fullDate(day) })}
            className="grid gap-4"
          >
            {group.meals.map((meal) => (
              <MealCard
                key={meal.id}
                meal={meal}
                day={day}
                onEdit={() => onEdit(meal)}
                onDelete={() => onDelete(meal)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
