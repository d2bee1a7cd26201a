import { addDays, type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";

/** Ahead of UTC, so that the browser's day is not always the server's. */
export const browserTimeZone = "Europe/Madrid";

export const browserToday = (): CalendarDay => calendarDayIn(browserTimeZone, new Date());

export const browserDaysAgo = (count: number): CalendarDay => addDays(browserToday(), -count);
