// The product itself with an example in it, so that the pictures follow the language, the units and the theme.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { progressOf } from "#domain/insights/day-summary.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useToday } from "../../../time/use-today.ts";
import { CalorieRing } from "../../dashboard/calorie-ring.tsx";
import { MacroBars } from "../../dashboard/macro-bars.tsx";
import { daysWithoutGoals, WeekGrid } from "../../dashboard/week-grid.tsx";
import { CalorieBadge } from "../../nutrition/calorie-badge.tsx";
import { MacroColumns } from "../../nutrition/macro-columns.tsx";
import { sampleMeal } from "../../nutrition/sample-meal.ts";
import type { WalkthroughPage } from "./setup-step.ts";

const day = { calories: 1420, protein: 78, carbs: 160, fat: 47, fiber: 24 };
const week = [92, 84, 0, 88, 61, 95, 71];

const pictures: Readonly<Record<WalkthroughPage, () => ReactNode>> = {
  scan: ScanPicture,
  goals: () => <MacroBars progress={progressOf(day, defaultGoals)} />,
  track: () => <CalorieRing progress={progressOf(day, defaultGoals).calories} />,
  achieve: WeekPicture,
};

/** Out of reach: it is a picture, and the text beside it says what it shows. */
export function WalkthroughPicture({ page }: { page: WalkthroughPage }) {
  const Picture = pictures[page];
  return (
    <div
      aria-hidden="true"
      inert
      className="grid min-h-64 w-full content-center rounded-xl border border-line bg-card p-4 text-left shadow-raised"
    >
      <Picture />
    </div>
  );
}

function ScanPicture() {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  return (
    <div className="grid gap-3">
      <CalorieBadge kcal={sampleMeal.calories} />
      <MacroColumns macros={{ ...sampleMeal.macros, calories: sampleMeal.calories }} />
      <ul className="-mx-4 grid divide-y divide-line">
        {sampleMeal.foods.map(({ name, grams, calories }) => (
          <li key={name} className="figures flex flex-wrap items-baseline gap-x-2 px-4 py-2.5">
            <span className="font-medium">{t(`setup.foods.${name}`)}</span>
            <span className="text-sm text-ink-muted">{formats.foodWeight(grams)}</span>
            <span className="ml-auto font-semibold">{formats.energy(calories)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WeekPicture() {
  const today = useToday();
  const points = daysWithoutGoals(today).map((point, at) => ({
    ...point,
    date: addDays(today, at - 6),
    completion: week[at] ?? 0,
    isTracked: week[at] !== 0,
  }));
  return <WeekGrid points={points} today={today} />;
}
