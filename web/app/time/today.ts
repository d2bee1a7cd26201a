import { type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";
import { nowMs } from "./clock.ts";

/** The current day in the device's time zone. */
export function today(): CalendarDay {
  return calendarDayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(nowMs()));
}
