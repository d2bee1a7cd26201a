import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Meal } from "#contract/shapes/meals.ts";
import { sumMacronutrients } from "#domain/progress/day-summary.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { PlusIcon, ScanIcon } from "../../ui/icons/action-icons.tsx";
import { useOpenAdd } from "../add/add-provider.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { goalsQuery } from "../goals/goals-query.ts";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { useStartScan } from "../scan/flow/scan-provider.tsx";
import { DayNavigator } from "./day-navigator.tsx";
import { MealList } from "./meal-list.tsx";
import { dayMealsQuery } from "./meal-queries.ts";
import { dayParameter, parseShownDay } from "./shown-day.ts";

const DayNotesCard = lazy(async () => ({ default: (await import("./day-notes-card.tsx")).DayNotesCard }));

interface DayTotalProps {
  readonly meals: readonly Meal[];
  readonly onAdd: () => void;
}

export function MealsPage() {
  const { t } = useTranslation("meals");
  const [parameters] = useSearchParams();
  const day = parseShownDay(parameters.get(dayParameter), today());
  const startScan = useStartScan();
  const openAdd = useOpenAdd();
  const meals = useQuery(dayMealsQuery(day));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 className="text-title">{t("title")}</h1>
        <div className="flex flex-wrap gap-3">
          <ExportMealsButton />
          <Button className="max-md:hidden" onClick={startScan}>
            <ScanIcon />
            {t("scan")}
          </Button>
        </div>
        <p className="basis-full text-ink-muted">{t("subtitle")}</p>
      </header>
      <DayNavigator day={day} />
      {meals.data && meals.data.length > 0 && <DayTotal meals={meals.data} onAdd={openAdd} />}
      <MealList day={day} meals={meals} onScan={startScan} onAdd={openAdd} />
      <Suspense>
        <DayNotesCard day={day} />
      </Suspense>
    </div>
  );
}

/** Beside the calorie goal, where one is set. */
function DayTotal({ meals, onAdd }: DayTotalProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { data: goals } = useQuery(goalsQuery);
  const { hidesCalories } = usePreferences();
  const total = sumMacronutrients(meals);
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-sans text-base font-semibold tracking-normal text-ink-muted">{t("day.total")}</h2>
        <CalorieBadge kcal={total.calories} size="sm" />
        {goals && goals.calories > 0 && !hidesCalories && (
          <span className="figures text-sm text-ink-muted">
            {t("day.ofGoal", { goal: formats.kcal(goals.calories) })}
          </span>
        )}
      </div>
      <div className="max-sm:w-full">
        <MacroLine macros={total} />
      </div>
      <Button variant="soft" size="sm" className="max-sm:w-full" onClick={onAdd}>
        <PlusIcon className="size-4" />
        {t("add")}
      </Button>
    </section>
  );
}
