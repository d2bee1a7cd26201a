// Seven days, each with how far its goals were met. A met day has a tick and one above a goal an arrow, not only a colour.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { barPercent } from "#domain/insights/day-summary.ts";
import { streakCompletion } from "#domain/insights/goal-completion.ts";
import { goalsAbove } from "#domain/insights/goal-level.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { classes } from "../../ui/classes.ts";
import { MinusIcon } from "../../ui/icons/action-icons.tsx";
import { ArrowUpIcon, CheckIcon } from "../../ui/icons/status-icons.tsx";
import { buildDayQuery } from "../meals/shown-day.ts";

const untracked = {
  caloriesCompletion: 0,
  proteinCompletion: 0,
  carbsCompletion: 0,
  fatCompletion: 0,
  fiberCompletion: 0,
  completion: 0,
  isTracked: false,
};

/** The grid's days before any goals are set. */
export function daysWithoutGoals(today: CalendarDay): GoalPoint[] {
  return [-6, -5, -4, -3, -2, -1, 0].map((offset) => ({ date: addDays(today, offset), ...untracked }));
}

export function WeekGrid({ points, today }: { points: readonly GoalPoint[]; today: CalendarDay }) {
  const { t } = useTranslation("dashboard");
  return (
    // Large text takes two rows.
    <ol
      aria-label={t("week.grid")}
      className="grid grid-cols-[repeat(auto-fit,minmax(2rem,1fr))] gap-1.5 sm:gap-2"
    >
      {points.map((point) => (
        <Day key={point.date} point={point} today={today} />
      ))}
    </ol>
  );
}

/** The goals that a day is above; not that for calories where the account hides them. */
function findGoalsAbove(point: GoalPoint, hidesCalories: boolean) {
  return goalsAbove({
    calories: hidesCalories ? 0 : point.caloriesCompletion,
    protein: point.proteinCompletion,
    carbs: point.carbsCompletion,
    fat: point.fatCompletion,
    fiber: point.fiberCompletion,
  });
}

/** A day with a tick: as much as the streak asks for, and above no goal. */
export function isWithinGoals(point: GoalPoint, hidesCalories: boolean): boolean {
  const isAbove = findGoalsAbove(point, hidesCalories).length > 0;
  return point.isTracked && !isAbove && point.completion >= streakCompletion;
}

/** What the signs in the grid mean. */
export function WeekLegend() {
  const { t } = useTranslation("dashboard");
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-xs text-ink-muted">
      <span className="inline-flex items-center gap-1">
        <CheckIcon className="size-3.5 shrink-0 text-success" />
        {t("week.met")}
      </span>
      <span className="inline-flex items-center gap-1">
        <ArrowUpIcon className="size-3.5 shrink-0 text-above" />
        {t("week.above")}
      </span>
    </p>
  );
}

/** Opens the day's meals. */
function Day({ point, today }: { point: GoalPoint; today: CalendarDay }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { date, completion, isTracked, isLeftOut = false } = point;
  const isToday = date === today;
  const { hidesCalories } = usePreferences();
  const above = findGoalsAbove(point, hidesCalories);
  const isAbove = isTracked && above.length > 0;
  const isMet = isWithinGoals(point, hidesCalories);
  const isShort = isTracked && !isAbove && !isMet;
  const percent = formats.percent(completion);
  const untrackedText = t(isLeftOut ? "week.leftOut" : "week.untracked");
  const aboveText =
    isAbove && t("week.aboveIn", { goals: formats.list(above.map((name) => t(`goals.${name}`))) });
  const description = isTracked ? [percent, aboveText].filter(Boolean).join(", ") : untrackedText;
  return (
    <li>
      <Link
        to={`/meals${buildDayQuery(date, today)}`}
        className="grid justify-items-center gap-1 rounded-md hover:bg-oat"
      >
        <span className="sr-only">{`${formats.day(date)}: ${description}`}</span>
        <span
          aria-hidden="true"
          className={classes("text-xs", isToday ? "font-bold text-ink" : "text-ink-muted")}
        >
          {formats.day(date, { weekday: "short" })}
        </span>
        <span
          aria-hidden="true"
          className={classes(
            "relative grid aspect-square w-full max-w-13 place-items-center overflow-hidden rounded-md",
            !isTracked && "border border-dashed border-line-strong/60",
            isAbove && "bg-butter text-warning",
            isMet && "bg-primary text-white",
            isShort && "bg-basil-100 text-basil-800",
          )}
        >
          {isShort && (
            <span
              className="absolute inset-x-0 bottom-0 bg-basil-200"
              style={{ height: `${barPercent(completion)}%` }}
            />
          )}
          {isAbove && <ArrowUpIcon className="size-6" />}
          {isMet && <CheckIcon className="size-6" />}
          {isLeftOut && <MinusIcon className="size-5 text-ink-muted" />}
        </span>
        <span aria-hidden="true" className="figures text-2xs text-ink-soft">
          {isTracked ? percent : "–"}
        </span>
      </Link>
    </li>
  );
}
