import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { sumMacronutrients } from "#domain/progress/day-summary.ts";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";

export function DayTotal({ meals }: { meals: readonly Meal[] }) {
  const { t } = useTranslation("meals");
  const total = sumMacronutrients(meals);
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1">
      <div className="flex items-baseline gap-3">
        <h2 className="font-sans text-base font-semibold tracking-normal text-ink-muted">{t("day.total")}</h2>
        <CalorieBadge kcal={total.calories} size="sm" />
      </div>
      <div className="max-sm:w-full">
        <MacroLine macros={total} />
      </div>
    </section>
  );
}
