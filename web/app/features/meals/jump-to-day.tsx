import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { CalendarIcon } from "../../ui/icons/action-icons.tsx";
import { buildDayQuery } from "./shown-day.ts";

/** The platform's own calendar, behind an icon; it can also be typed into. */
export function JumpToDay({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const navigate = useNavigate();
  const now = today();
  return (
    <label className="relative grid size-11 shrink-0 place-items-center rounded-full bg-card text-ink-soft shadow-card has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-basil-500 hover:text-basil-700">
      <CalendarIcon />
      <input
        type="date"
        aria-label={t("day.jump")}
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
