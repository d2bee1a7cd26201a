/** web/app/time: days as the person's own device counts them. */
import { type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";
import { nowMs } from "./clock.ts";

export function today(): CalendarDay {
  return calendarDayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date(nowMs()));
}
