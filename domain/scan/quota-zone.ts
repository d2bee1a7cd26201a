import { calendarDayIn } from "../time/calendar-day.ts";

/** The time zone whose midnight resets an account's scan quota. */
export interface QuotaZone {
  readonly timeZone: string;
  /** When it last changed; null when it never has. */
  readonly movedAt: Date | null;
}

/** The zone changes at most once in this time. */
const quotaZoneMinIntervalMs = 24 * 3_600_000;

/**
 * The account's zone after a request from `callZone`. It follows the caller only while both zones are on the same calendar
 * day, so a change moves the next midnight but never starts a new day early and never goes back to an earlier one.
 */
export function nextQuotaZone(zone: QuotaZone, callZone: string, now: Date): QuotaZone {
  if (callZone === zone.timeZone) return zone;
  const sinceMoveMs =
    zone.movedAt === null ? quotaZoneMinIntervalMs : Math.abs(now.getTime() - zone.movedAt.getTime());
  const isSameDay = calendarDayIn(callZone, now) === calendarDayIn(zone.timeZone, now);
  return sinceMoveMs >= quotaZoneMinIntervalMs && isSameDay ? { timeZone: callZone, movedAt: now } : zone;
}
