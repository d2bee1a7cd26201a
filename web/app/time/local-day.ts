import { type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";

/** The date that the device's clock showed at an instant. */
export function localDayOf(instant: string): CalendarDay {
  return calendarDayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(instant));
}
