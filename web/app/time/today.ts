import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { storedPreferences } from "../storage/diary-preferences.ts";
import { nowMs } from "./clock.ts";
import { localDayOf } from "./local-day.ts";

/** The current day of the diary, in the device's time zone. */
export function today(): CalendarDay {
  return diaryDayOf(new Date(nowMs()));
}

/** The day of the diary that an instant belongs to, in the device's time zone. */
export function diaryDayOf(instant: Date): CalendarDay {
  const day = localDayOf(instant);
  return instant.getHours() < storedPreferences().dayStartHour ? addDays(day, -1) : day;
}

/** The last minute of the current day, as `datetime-local` fields write it: after midnight where the day begins later. */
export function lastMinuteOfToday(): string {
  const { dayStartHour } = storedPreferences();
  if (dayStartHour === 0) return `${today()}T23:59`;
  return `${addDays(today(), 1)}T${String(dayStartHour - 1).padStart(2, "0")}:59`;
}
