// The week of the shown day: each day with its share of the calorie goal, one tap away.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CaloriePoint } from "#contract/shapes/insights.ts";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { weekOf } from "#domain/time/day-range.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { classes } from "../../ui/classes.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { caloriesQuery } from "../insights/insight-queries.ts";
import { buildDayQuery } from "./shown-day.ts";
import { WeekRing } from "./week-ring.tsx";

const daysPerWeek = 7;

export function WeekRings({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const now = useToday();
  const { from } = weekOf(day);
  const isPresent = from === weekOf(now).from;
  const points = useQuery(caloriesQuery({ range: "week", from: isPresent ? undefined : from }, now)).data;
  const pointOf = (date: CalendarDay) => points?.find(({ timestamp }) => timestamp.startsWith(date));
  const next = addDays(day, daysPerWeek);
  return (
    <nav aria-label={t("week.label")} className="@container flex min-w-0 items-center">
      <WeekLink to={addDays(day, -daysPerWeek)} label={t("week.previous")}>
        <ChevronLeftIcon className="size-4" />
      </WeekLink>
      {/* Large text takes two rows. */}
      <ol className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(2rem,1fr))]">
        {Array.from({ length: daysPerWeek }, (_, at) => addDays(from, at)).map((date) => (
          <Day key={date} date={date} point={pointOf(date)} isShown={date === day} today={now} />
        ))}
      </ol>
      <WeekLink to={isPresent ? undefined : next < now ? next : now} label={t("week.next")}>
        <ChevronRightIcon className="size-4" />
      </WeekLink>
    </nav>
  );
}

interface WeekLinkProps {
  /** Undefined: there is none to come. */
  readonly to: CalendarDay | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

/** To the same day of another week. Where there is no room, the days themselves are all. */
function WeekLink({ to, label, children }: WeekLinkProps) {
  const now = useToday();
  const shape = "hidden h-14 w-8 shrink-0 place-items-center rounded-full @min-[18rem]:grid";
  if (to === undefined) return <span aria-hidden="true" className={shape} />;
  return (
    <Link
      to={`/meals${buildDayQuery(to, now)}`}
      preventScrollReset
      aria-label={label}
      className={`${shape} text-ink-soft hover:text-basil-700`}
    >
      {children}
    </Link>
  );
}

interface DayProps {
  readonly date: CalendarDay;
  /** Undefined until it is loaded. */
  readonly point: CaloriePoint | undefined;
  readonly isShown: boolean;
  readonly today: CalendarDay;
}

function Day({ date, point, isShown, today }: DayProps) {
  const formats = useFormats();
  const { share, text } = useShare(point);
  const picture = (
    <span aria-hidden="true" className="grid justify-items-center gap-0.5">
      <span className={classes("text-xs", date === today ? "font-bold text-ink" : "text-ink-muted")}>
        {formats.day(date, { weekday: "narrow" })}
      </span>
      <WeekRing percent={share} isLeftOut={point?.isLeftOut === true} isShown={isShown}>
        {formats.day(date, { day: "numeric" })}
      </WeekRing>
    </span>
  );
  if (date > today) return <li className="grid min-h-14 place-items-center opacity-50">{picture}</li>;
  return (
    <li>
      <Link
        to={`/meals${buildDayQuery(date, today)}`}
        preventScrollReset
        aria-current={isShown ? "date" : undefined}
        className="grid min-h-14 place-items-center rounded-md hover:bg-oat"
      >
        <span className="sr-only">{[formats.day(date), text].filter(Boolean).join(": ")}</span>
        {picture}
      </Link>
    </li>
  );
}

/** Of the day's goal for calories, in percent; without one, or where calories are hidden, whether something was eaten. */
function useShare(point: CaloriePoint | undefined): { readonly share: number; readonly text: string } {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  if (point === undefined) return { share: 0, text: "" };
  const { calories, goal = 0, isLeftOut } = point;
  if (isLeftOut) return { share: 0, text: t("week.leftOut") };
  if (calories === 0) return { share: 0, text: t("week.nothing") };
  if (hidesCalories || goal <= 0) return { share: 100, text: t("week.something") };
  const share = (calories * 100) / goal;
  const isAbove = goalLevelOf("calories", share) === "above";
  return { share, text: t(isAbove ? "week.above" : "week.share", { percent: formats.percent(share) }) };
}
