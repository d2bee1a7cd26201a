import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { CalendarIcon } from "../../ui/icons/action-icons.tsx";
import { buildDayQuery } from "./shown-day.ts";

/** The platform's own calendar, behind the day's title; it can also be typed into. */
export function JumpToDay({ day, children }: { day: CalendarDay; children: ReactNode }) {
  const { t } = useTranslation("meals");
  const navigate = useNavigate();
  const now = today();
  return (
    <label className="relative flex min-h-11 min-w-0 items-center gap-2 rounded-full px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-basil-500 hover:text-basil-700">
      <CalendarIcon className="size-5 min-h-0 min-w-0 shrink-0 text-ink-muted" />
      {children}
      {/* After the day, so that the name begins with what is seen. */}
      <span className="sr-only">{t("day.jump")}</span>
      <input
        type="date"
        value={day}
        max={now}
        onClick={({ currentTarget }) => currentTarget.showPicker?.()}
        onChange={({ target: { value } }) => {
          if (isCalendarDay(value) && value <= now)
            navigate(`/meals${buildDayQuery(value, now)}`, { preventScrollReset: true });
        }}
        className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
      />
    </label>
  );
}
