import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Card } from "../../ui/card.tsx";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { NutriScoreStrip } from "../nutrition/nutri-score-strip.tsx";
import { MealCardActions } from "./meal-card-actions.tsx";
import { ProDisclosure } from "./pro-disclosure.tsx";
import { useDayFormats } from "./use-day-formats.ts";

const MealDetails = lazy(async () => ({ default: (await import("./meal-details.tsx")).MealDetails }));

interface MealCardProps {
  readonly meal: Meal;
  /** The day whose list shows the meal. */
  readonly day: CalendarDay;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function MealCard({ meal, day, onEdit, onDelete }: MealCardProps) {
  const { t } = useTranslation("meals");
  const { time } = useDayFormats();
  const formats = useFormats();
  return (
    <li className="grid grid-cols-1">
      <Card className="grid gap-3">
        <div>
          <h3 className="text-lg first-letter:uppercase">{meal.name}</h3>
          <p className="figures flex gap-2 text-sm text-ink-muted">
            <time dateTime={meal.createdAt}>{time(meal.createdAt)}</time>
            {meal.quantity > 0 && (
              <>
                <span aria-hidden="true">{"·"}</span>
                <span>{formats.foodWeight(meal.quantity)}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CalorieBadge kcal={meal.calories} size="md" />
          {meal.nutriScore && <NutriScoreStrip letter={meal.nutriScore} size="sm" />}
        </div>
        <MacroLine macros={meal} />
        <ProDisclosure
          entitlement="mealDetails"
          label={{ closed: t("card.more"), open: t("card.less") }}
          of={meal.name}
          feature={t("card.proFeature")}
          aside={<MealCardActions meal={meal} day={day} onEdit={onEdit} onDelete={onDelete} />}
        >
          <MealDetails meal={meal} />
        </ProDisclosure>
      </Card>
    </li>
  );
}
