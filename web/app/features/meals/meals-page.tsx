import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { today } from "../../time/today.ts";
import { CalendarIcon } from "../../ui/icons/action-icons.tsx";
import { idlePart } from "../../ui/idle-part.tsx";
import { NoticeLine } from "../../ui/notice-line.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { UnsavedScans } from "../scan/flow/scan-provider.tsx";
import { DayFigures } from "./day-figures.tsx";
import { DayMeals } from "./day-meals.tsx";
import { DayNavigator } from "./day-navigator.tsx";
import { DayTotal } from "./day-total.tsx";
import { dayMealsQuery } from "./meal-queries.ts";
import { dayParameter, parseDayToCome, parseShownDay } from "./shown-day.ts";
import { useDayFormats } from "./use-day-formats.ts";
import { WeekRings } from "./week-rings.tsx";

const DayNotesCard = idlePart(async () => (await import("./day-notes-card.tsx")).DayNotesCard);

export function MealsPage() {
  const { t } = useTranslation("meals");
  const { fullDate } = useDayFormats();
  const [parameters] = useSearchParams();
  const asked = parameters.get(dayParameter);
  const day = parseShownDay(asked, today());
  const dayToCome = parseDayToCome(asked, today());
  const meals = useQuery(dayMealsQuery(day));
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-2.5 lg:max-w-none lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-5">
      <div className="lg:self-center">
        <h1 className="sr-only">{t("title")}</h1>
        <DayNavigator day={day} />
      </div>
      <WeekRings day={day} />
      <div className="lg:col-start-2 lg:row-start-2">
        <DayTotal day={day} meals={meals.data} />
      </div>
      <div className="grid content-start gap-2.5 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        {dayToCome && (
          <NoticeLine label={t("day.jump")} NoticeIcon={CalendarIcon}>
            {t("day.toCome", { day: fullDate(dayToCome) })}
          </NoticeLine>
        )}
        <DayMeals key={day} day={day} />
        <UnsavedScans />
      </div>
      <div className="grid content-start gap-2.5 lg:col-start-2 lg:row-start-3">
        <DayFigures day={day} meals={meals.data} />
        <div className="justify-self-center">
          <ExportMealsButton size="sm" />
        </div>
        {/* Last, since it comes when the page is idle. */}
        <Suspense>
          <DayNotesCard day={day} />
        </Suspense>
      </div>
    </div>
  );
}
