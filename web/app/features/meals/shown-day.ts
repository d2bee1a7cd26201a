import { addDays, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";

export const dayParameter = "day";

/** The requested day, or today if it is missing, invalid or in the future. */
export function parseShownDay(asked: string | null, today: CalendarDay): CalendarDay {
  return asked !== null && isCalendarDay(asked) && asked <= today ? asked : today;
}

/** The requested day where it is still to come: nothing can be logged on it yet. */
export function parseDayToCome(asked: string | null, today: CalendarDay): CalendarDay | undefined {
  return asked !== null && isCalendarDay(asked) && asked > today ? asked : undefined;
}

/** The query string for `day`. Empty for today, so that a bookmark of it stays right tomorrow. */
export function buildDayQuery(day: CalendarDay, today: CalendarDay): string {
  return day === today ? "" : `?${dayParameter}=${day}`;
}

export type DayName = "today" | "yesterday" | null;

export function dayName(day: CalendarDay, today: CalendarDay): DayName {
  if (day === today) return "today";
  return day === addDays(today, -1) ? "yesterday" : null;
}
