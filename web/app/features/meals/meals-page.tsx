import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { today } from "../../time/today.ts";
import { idlePart } from "../../ui/idle-part.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { UnsavedScans } from "../scan/flow/scan-provider.tsx";
import { DayMeals } from "./day-meals.tsx";
import { DayNavigator } from "./day-navigator.tsx";
import { DayTotal } from "./day-total.tsx";
import { dayMealsQuery } from "./meal-queries.ts";
import { dayParameter, parseShownDay } from "./shown-day.ts";

const DayNotesCard = idlePart(async () => (await import("./day-notes-card.tsx")).DayNotesCard);

export function MealsPage() {
  const { t } = useTranslation("meals");
  const [parameters] = useSearchParams();
  const day = parseShownDay(parameters.get(dayParameter), today());
  const meals = useQuery(dayMealsQuery(day));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-2.5 lg:max-w-none lg:grid-cols-[1fr_20rem] lg:gap-x-5">
      <div className="lg:col-span-2">
        <h1 className="sr-only">{t("title")}</h1>
        <DayNavigator day={day} />
      </div>
      <div className="grid content-start gap-2.5 lg:order-last">
        <DayTotal day={day} meals={meals.data} />
      </div>
      <div className="grid content-start gap-2.5">
        <DayMeals key={day} day={day} />
        <UnsavedScans />
        <Suspense>
          <DayNotesCard day={day} />
        </Suspense>
        <div className="justify-self-center">
          <ExportMealsButton size="sm" />
        </div>
      </div>
    </div>
  );
}
