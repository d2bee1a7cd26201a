/** server/features/quota: whose scans are counted, over which period, up to how many. */

import type { ErrorCode } from "#contract/error-codes.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { calendarDayIn, nextMidnight } from "#domain/time/calendar-day.ts";
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

const wholeSession = "session";

/** Free users have a limit a local day, Pro users none, visitors one for their whole session (spec section 6). */
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
    period: calendarDayIn(caller.timeZone, now),
    limit: isUnlimited ? null : freeDailyScans,
    resetTime: isUnlimited ? null : nextMidnight(caller.timeZone, now),
    exceeded: "daily_scan_limit_exceeded",
  };
}
