import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { idlePart } from "../../ui/idle-part.tsx";
import { useOpenAdd } from "../add/add-provider.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { useStartScan } from "../scan/flow/scan-provider.tsx";
import { DayNavigator } from "./day-navigator.tsx";
import { DayTotal } from "./day-total.tsx";
import { MealList } from "./meal-list.tsx";
import { dayMealsQuery } from "./meal-queries.ts";
import { dayParameter, parseShownDay } from "./shown-day.ts";

const DayNotesCard = idlePart(async () => (await import("./day-notes-card.tsx")).DayNotesCard);

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
      {meals.data && meals.data.length > 0 && (
        <DayTotal day={day} meals={meals.data} onAdd={() => openAdd()} />
      )}
      <MealList day={day} meals={meals} onScan={startScan} onAdd={() => openAdd()} />
      <Suspense>
        <DayNotesCard day={day} />
      </Suspense>
    </div>
  );
}
