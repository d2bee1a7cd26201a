import { nextMidnight } from "#domain/time/calendar-day.ts";
import { nowMs } from "./clock.ts";
import { deviceTimeZone } from "./device-time-zone.ts";

/** The next midnight where the device is, as an ISO instant: used if the server gave no reset time. */
export function localMidnight(): string {
  return nextMidnight(deviceTimeZone(), new Date(nowMs())).toISOString();
}
