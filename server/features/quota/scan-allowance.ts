/** server/features/quota: whose scans are counted, over which period, up to how many. */

import type { ErrorCode } from "#contract/error-codes.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { type CalendarDay, calendarDayIn, nextMidnight } from "#domain/time/calendar-day.ts";
import { mayCaller, type User, type Visitor } from "../../http/caller.ts";

export interface ScanAllowance {
  readonly ownerId: string;
  readonly period: string;
  /** null: unlimited. */
  readonly limit: number | null;
  readonly resetTime: Date | null;
  /** What a scan beyond the limit answers. */
  readonly exceeded: ErrorCode;
}

/** The day that an account's scans of this instant count for. */
export function quotaDayOf({ quotaTimeZone }: User, now: Date): CalendarDay {
  return calendarDayIn(quotaTimeZone, now);
}

/** A visitor's scans are counted over the whole session. */
export const wholeSession = "session";

/** Free users have a limit a day of their account's zone, Pro users none, visitors one for their whole session (spec section 6). */
export function scanAllowanceOf(caller: User | Visitor, freeDailyScans: number, now: Date): ScanAllowance {
  if (caller.kind === "visitor") {
    return {
      ownerId: caller.sessionId,
      period: wholeSession,
      limit: anonymousFreeScans,
      resetTime: null,
      exceeded: "anonymous_scan_limit_exceeded",
    };
  }
  const isUnlimited = mayCaller(caller, "unlimitedScans");
  return {
    ownerId: caller.userId,
    period: quotaDayOf(caller, now),
    limit: isUnlimited ? null : freeDailyScans,
    resetTime: isUnlimited ? null : nextMidnight(caller.quotaTimeZone, now),
    exceeded: "daily_scan_limit_exceeded",
  };
}
