import type { CalendarDay } from "#domain/time/calendar-day.ts";

const padded = (number: number, length: number) => String(number).padStart(length, "0");

/**
 * The date that the device's clock showed at an instant. Read from the date itself: a page asks for its day dozens of times while it is
 * rendered, and a format of `Intl` takes a slow phone a millisecond each time that it is made.
 */
export function localDayOf(instant: string | Date): CalendarDay {
  const date = new Date(instant);
  return [padded(date.getFullYear(), 4), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)].join("-");
}
