import { calendarDayIn } from "../time/calendar-day.ts";

/** The time zone whose midnight starts an account's scans anew. */
export interface QuotaZone {
  readonly timeZone: string;
  /** When it was last changed; null: never. */
  readonly movedAt: Date | null;
}

/** The quota's midnight moves at most once in this time. */
const quotaZoneRestMs = 24 * 3_600_000;

/**
 * The account's zone after a call from `callZone`. It follows the caller only while both zones show the same day: a change
 * then moves the next midnight, but never starts a new day at once and never returns to one that has passed.
 */
export function quotaZoneAfter(zone: QuotaZone, callZone: string, now: Date): QuotaZone {
  if (callZone === zone.timeZone) return zone;
  const restedMs = zone.movedAt === null ? quotaZoneRestMs : Math.abs(now.getTime() - zone.movedAt.getTime());
  const isSameDay = calendarDayIn(callZone, now) === calendarDayIn(zone.timeZone, now);
  return restedMs >= quotaZoneRestMs && isSameDay ? { timeZone: callZone, movedAt: now } : zone;
}
