import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { knownMacrosOf, lowerBoundsOf } from "#domain/nutrition/known-macros.ts";
import { progressOf, sumMacronutrients } from "#domain/progress/day-summary.ts";
import { goalLevelOf } from "#domain/progress/goal-level.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { PlusIcon } from "../../ui/icons/action-icons.tsx";
import { goalsQuery } from "../goals/goals-query.ts";
import { AboveGoal } from "../nutrition/above-goal.tsx";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { ProDisclosure } from "./pro-disclosure.tsx";

const DayMicronutrients = lazy(async () => ({
  default: (await import("./day-micronutrients.tsx")).DayMicronutrients,
}));

interface DayTotalProps {
  readonly day: CalendarDay;
  readonly meals: readonly Meal[];
  readonly onAdd: () => void;
}

/** Beside the calorie goal, where one is set. */
export function DayTotal({ day, meals, onAdd }: DayTotalProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { data: goals } = useQuery(goalsQuery);
  const { hidesCalories } = usePreferences();
  const total = sumMacronutrients(meals);
  const progress = goals && goals.calories > 0 && !hidesCalories ? progressOf(total, goals).calories : null;
  return (
    <section className="grid gap-2 px-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="font-sans text-base font-semibold tracking-normal text-ink-muted">
            {t("day.total")}
          </h2>
          <CalorieBadge kcal={total.calories} size="sm" />
          {progress && (
            <span className="figures text-sm text-ink-muted">
              {t("day.ofGoal", { goal: formats.kcal(progress.goal) })}
            </span>
          )}
          {progress && goalLevelOf("calories", progress.percent) === "above" && (
            <AboveGoal excess={formats.kcal(-progress.remaining)} className="text-sm" />
          )}
        </div>
        <div className="max-sm:w-full">
          <MacroLine macros={total} />
        </div>
        <Button variant="soft" size="sm" className="max-sm:w-full" onClick={onAdd}>
          <PlusIcon className="size-4" />
          {t("add")}
        </Button>
      </div>
      <LowerBounds meals={meals} />
      <ProDisclosure
        entitlement="micronutrients"
        label={{ closed: t("day.micronutrients"), open: t("day.micronutrients") }}
        feature={t("day.micronutrients")}
      >
        <DayMicronutrients day={day} />
      </ProDisclosure>
    </section>
  );
}

/** Which sums are too low, because a food's source does not state them. */
function LowerBounds({ meals }: Pick<DayTotalProps, "meals">) {
  const { t } = useTranslation("meals");
  const { t: tAnalysis } = useTranslation("analysis");
  const known = knownMacrosOf(meals);
  const names = lowerBoundsOf(known).map((name) =>
    t("day.knownFor", {
      macro: tAnalysis(`macros.${name}`),
      known: known.knownFor[name],
      count: known.foodCount,
    }),
  );
  if (names.length === 0) return null;
  return <p className="text-sm text-ink-muted">{t("day.lowerBound", { names: names.join(", ") })}</p>;
}
