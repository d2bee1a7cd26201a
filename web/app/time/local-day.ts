import { type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";
import { deviceTimeZone } from "./device-time-zone.ts";

/** The date that the device's clock showed at an instant. */
export function localDayOf(instant: string): CalendarDay {
  return calendarDayIn(deviceTimeZone(), new Date(instant));
}
