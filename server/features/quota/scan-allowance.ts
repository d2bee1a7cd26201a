import type { ErrorCode } from "#contract/error-codes.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { type CalendarDay, localHourIn, nextMidnight } from "#domain/time/calendar-day.ts";
import { hasEntitlement, type User, type Visitor } from "../../http/caller.ts";

export interface ScanAllowance {
  readonly ownerId: string;
  readonly period: string;
  /** null: unlimited. */
  readonly limit: number | null;
  readonly resetTime: Date | null;
  /** The error of a scan beyond the limit. */
  readonly exceededError: ErrorCode;
}

/** The day that a scan at this instant counts towards. */
export function quotaDayOf({ quotaTimeZone }: Pick<User, "quotaTimeZone">, now: Date): CalendarDay {
  return localHourIn(quotaTimeZone, now).day;
}

/** The period of a visitor, whose scans are counted over the whole session. */
export const wholeSession = "session";

/** Free users have a limit per day in their quota time zone, Pro users none, visitors one for their whole session. */
export function findScanAllowance(caller: User | Visitor, freeDailyScans: number, now: Date): ScanAllowance {
  if (caller.kind === "visitor")
    return {
      ownerId: caller.sessionId,
      period: wholeSession,
      limit: anonymousFreeScans,
      resetTime: null,
      exceededError: "anonymous_scan_limit_exceeded",
    };
  const isUnlimited = hasEntitlement(caller, "unlimitedScans");
  return {
    ownerId: caller.userId,
    period: quotaDayOf(caller, now),
    limit: isUnlimited ? null : freeDailyScans,
    resetTime: isUnlimited ? null : nextMidnight(caller.quotaTimeZone, now),
    exceededError: "daily_scan_limit_exceeded",
  };
}
