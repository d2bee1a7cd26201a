import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { JumpToDay } from "./jump-to-day.tsx";
import { buildDayQuery, dayName } from "./shown-day.ts";
import { useDayFormats } from "./use-day-formats.ts";

export function DayNavigator({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const { dayTitle, fullDate } = useDayFormats();
  const navigate = useNavigate();
  const now = today();
  const isToday = day === now;
  return (
    <nav
      aria-label={t("day.label")}
      className="flex items-center justify-between gap-2 rounded-full bg-oat p-1.5"
    >
      <Link
        to={`/meals${buildDayQuery(addDays(day, -1), now)}`}
        preventScrollReset
        aria-label={t("day.previous")}
        className="grid size-11 shrink-0 place-items-center rounded-full bg-card text-ink-soft shadow-card hover:text-basil-700"
      >
        <ChevronLeftIcon />
      </Link>
      <JumpToDay day={day}>
        <span
          className="flex min-w-0 flex-wrap items-center justify-center gap-x-3 text-center"
          aria-live="polite"
        >
          <span className="font-heading text-lg font-bold first-letter:uppercase">{dayTitle(day)}</span>
          {dayName(day, now) && <span className="text-sm text-ink-muted">{fullDate(day)}</span>}
        </span>
      </JumpToDay>
      <span className="flex items-center gap-1">
        {!isToday && (
          <ButtonLink to="/meals" variant="ghost" size="sm" preventScrollReset>
            {t("day.backToToday")}
          </ButtonLink>
        )}
        <IconButton
          label={t("day.next")}
          disabled={isToday}
          onClick={() =>
            navigate(`/meals${buildDayQuery(addDays(day, 1), now)}`, { preventScrollReset: true })
          }
          className="bg-card shadow-card"
        >
          <ChevronRightIcon />
        </IconButton>
      </span>
    </nav>
  );
}
