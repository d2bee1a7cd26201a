import { type CalendarDay, diaryDayIn } from "#domain/time/calendar-day.ts";
import { storedPreferences } from "../storage/diary-preferences.ts";
import { nowMs } from "./clock.ts";

/** The current day of the diary, in the device's time zone. */
export function today(): CalendarDay {
  return diaryDayIn({
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    startHour: storedPreferences().dayStartHour,
    instant: new Date(nowMs()),
  });
}
