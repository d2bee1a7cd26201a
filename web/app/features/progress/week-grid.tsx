// Seven days, each with how far its goals were met; a met goal has a tick, not only a colour.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { GoalPoint } from "#contract/shapes/progress.ts";
import { barPercent } from "#domain/progress/day-summary.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { classes } from "../../ui/classes.ts";
import { MinusIcon } from "../../ui/icons/action-icons.tsx";
import { CheckIcon } from "../../ui/icons/status-icons.tsx";
import { buildDayQuery } from "../meals/shown-day.ts";

type GridDay = Pick<GoalPoint, "date" | "completion" | "isTracked" | "isLeftOut">;

/** Percent from which a day counts towards the streak. */
const reachedPercent = 80;

const untracked = { completion: 0, isTracked: false };

/** The grid's days before any goals are set. */
export function daysWithoutGoals(today: CalendarDay): GridDay[] {
  return [-6, -5, -4, -3, -2, -1, 0].map((offset) => ({ date: addDays(today, offset), ...untracked }));
}

export function WeekGrid({ points, today }: { points: readonly GridDay[]; today: CalendarDay }) {
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

/** Opens the day's meals. */
function Day({ point, today }: { point: GridDay; today: CalendarDay }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { date, completion, isTracked, isLeftOut = false } = point;
  const isToday = date === today;
  const isReached = completion >= reachedPercent;
  const percent = formats.percent(completion);
  const description = isTracked ? percent : t(isLeftOut ? "week.leftOut" : "week.untracked");
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
            isTracked && (isReached ? "bg-primary text-white" : "bg-basil-100 text-basil-800"),
          )}
        >
          {isTracked && !isReached && (
            <span
              className="absolute inset-x-0 bottom-0 bg-basil-200"
              style={{ height: `${barPercent(completion)}%` }}
            />
          )}
          {isTracked && isReached && <CheckIcon className="size-6" />}
          {isLeftOut && <MinusIcon className="size-5 text-ink-muted" />}
        </span>
        <span aria-hidden="true" className="figures text-2xs text-ink-soft">
          {isTracked ? percent : "–"}
        </span>
      </Link>
    </li>
  );
}
