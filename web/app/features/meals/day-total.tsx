import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { progressOf, sumMacronutrients } from "#domain/insights/day-summary.ts";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { unstatedMacrosOf } from "#domain/nutrition/known-macros.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { classes } from "../../ui/classes.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useGoalsOfDay } from "../goals/day-goals-query.ts";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { useDeletedMeals, withoutDeleted } from "./deletions.ts";

interface DayTotalProps {
  readonly day: CalendarDay;
  /** Undefined until they are loaded. */
  readonly meals: readonly Meal[] | undefined;
}

/** What is left of the day's calories, or what was eaten where no goal is set, and the macronutrients. */
export function DayTotal({ day, meals: loaded }: DayTotalProps) {
  const { t } = useTranslation("meals");
  const gone = useDeletedMeals();
  const meals = withoutDeleted(loaded ?? [], gone);
  const { goals } = useGoalsOfDay(day);
  const total = sumMacronutrients(meals);
  return (
    <section
      aria-label={t("day.total")}
      className="grid gap-3 rounded-xl border border-line bg-card p-4 shadow-card"
    >
      <Hero total={total} goals={goals} isLoading={loaded === undefined} />
      <MacroLine macros={total} notStated={unstatedMacrosOf(meals)} />
    </section>
  );
}

/** Before and after the goals are known, so that the meals stay where they are. */
const heroHeight = "min-h-16";

interface HeroProps {
  readonly total: Macronutrients;
  readonly goals: DailyGoals | undefined;
  readonly isLoading: boolean;
}

function Hero({ total, goals, isLoading }: HeroProps) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  if (hidesCalories) return null;
  if (isLoading) return <Skeleton className={heroHeight} />;
  if (!goals || goals.calories <= 0)
    return (
      <div className={`grid content-center ${heroHeight}`}>
        <CalorieBadge kcal={total.calories} />
      </div>
    );
  const progress = progressOf(total, goals).calories;
  const isAbove = goalLevelOf("calories", progress.percent) === "above";
  const isOver = Math.round(progress.remaining) < 0;
  const isEmpty = total.calories === 0;
  const actual = formats.energyFigure(progress.actual);
  const ofGoal = t("day.ofGoal", { actual, goal: formats.energyFigure(progress.goal) });
  return (
    <div className={`grid content-center gap-2 ${heroHeight}`}>
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={classes("flex flex-wrap items-baseline gap-x-1.5", isAbove && "text-above")}>
          <span className="font-heading text-4xl font-extrabold tracking-tight">
            {formats.energyFigure(Math.abs(progress.remaining))}
          </span>
          <span className="text-sm font-semibold">
            {t(isEmpty ? "day.forToday" : isOver ? "day.above" : "day.left", { unit: formats.energyUnit })}
          </span>
        </span>
        {!isEmpty && <span className="text-sm text-ink-muted">{ofGoal}</span>}
      </p>
      <ProgressBar
        label={t("day.total")}
        percent={progress.percent}
        valueText={t("day.ofGoal", { actual, goal: formats.energy(progress.goal) })}
        showsExcess={isAbove}
      />
    </div>
  );
}
