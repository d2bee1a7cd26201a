import { nextMidnight } from "#domain/time/calendar-day.ts";
import { nowMs } from "./clock.ts";

/** The next midnight where the device is, as an ISO instant: used if the server gave no reset time. */
export function localMidnight(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return nextMidnight(timeZone, new Date(nowMs())).toISOString();
}
