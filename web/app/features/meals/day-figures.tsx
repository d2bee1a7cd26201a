import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { knownMacrosOf, lowerBoundsOf } from "#domain/nutrition/known-macros.ts";
import { sumTotalsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useGoalsOfDay } from "../goals/day-goals-query.ts";
import { ToLimitList } from "../nutrition/to-limit-list.tsx";
import { useDeletedMeals, withoutDeleted } from "./deletions.ts";
import { ProDisclosure } from "./pro-disclosure.tsx";

const DayMicronutrients = lazy(async () => ({
  default: (await import("./day-micronutrients.tsx")).DayMicronutrients,
}));

interface DayFiguresProps {
  readonly day: CalendarDay;
  /** Undefined until they are loaded. */
  readonly meals: readonly Meal[] | undefined;
}

/** What else there is to know of the day's food. Below the meals on phones, since it is as long as the foods make it. */
export function DayFigures({ day, meals: loaded }: DayFiguresProps) {
  const { t } = useTranslation("meals");
  const gone = useDeletedMeals();
  const { limits } = useGoalsOfDay(day);
  const meals = withoutDeleted(loaded ?? [], gone);
  return (
    <section
      aria-label={t("day.figures")}
      className="grid gap-3 rounded-xl border border-line bg-card p-4 shadow-card"
    >
      <ToLimitList totals={sumTotalsToLimit(meals.map(({ toLimit }) => toLimit))} limits={limits} />
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
function LowerBounds({ meals }: { meals: readonly Meal[] }) {
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
