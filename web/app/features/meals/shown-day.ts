/** web/features/meals: the meal history. This file: which day is shown, kept in the address so that Back works. */
import { addDays, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";

export const dayParameter = "day";

/** The day asked for; today where none, nonsense or a future day was. */
export function parseShownDay(asked: string | null, today: CalendarDay): CalendarDay {
  return asked !== null && isCalendarDay(asked) && asked <= today ? asked : today;
}

/** The query that shows `day`; today needs none, so that its address stays true tomorrow. */
export function buildDayQuery(day: CalendarDay, today: CalendarDay): string {
  return day === today ? "" : `?${dayParameter}=${day}`;
}

export type DayName = "today" | "yesterday" | null;

export function dayName(day: CalendarDay, today: CalendarDay): DayName {
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : null;
}
