/** web/app/time: when the day ends where the device is. */
import { nextMidnight } from "#domain/time/calendar-day.ts";
import { nowMs } from "./clock.ts";

/** An ISO instant. For when the server has not said until when something lasts. */
export function localMidnight(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return nextMidnight(timeZone, new Date(nowMs())).toISOString();
}
