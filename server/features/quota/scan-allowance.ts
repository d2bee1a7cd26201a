import type { ErrorCode } from "#contract/error-codes.ts";
import { anonymousFreeScans } from "#contract/limits.ts";
import { type CalendarDay, localHourIn, nextMidnight } from "#domain/time/calendar-day.ts";
import { hasEntitlement, type User, type Visitor, type ZonedUser } from "../../http/caller.ts";

/** What a reservation needs to know. */
export interface CountedAllowance {
  readonly ownerId: string;
  readonly period: string;
  /** null: unlimited. */
  readonly limit: number | null;
}

export interface ScanAllowance extends CountedAllowance {
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

/** As of an account without Pro, for a statement that looks up the plan. */
export function allowanceWithoutPro(
  caller: ZonedUser | Visitor,
  freeDailyScans: number,
  now: Date,
): CountedAllowance {
  return caller.kind === "visitor"
    ? { ownerId: caller.sessionId, period: wholeSession, limit: anonymousFreeScans }
    : { ownerId: caller.userId, period: quotaDayOf(caller, now), limit: freeDailyScans };
}

/** Free users have a limit per day in their quota time zone, Pro users none, visitors one for their whole session. */
export function findScanAllowance(caller: User | Visitor, freeDailyScans: number, now: Date): ScanAllowance {
  const counted = allowanceWithoutPro(caller, freeDailyScans, now);
  if (caller.kind === "visitor")
    return { ...counted, resetTime: null, exceededError: "anonymous_scan_limit_exceeded" };
  const isUnlimited = hasEntitlement(caller, "unlimitedScans");
  return {
    ...counted,
    limit: isUnlimited ? null : freeDailyScans,
    resetTime: isUnlimited ? null : nextMidnight(caller.quotaTimeZone, now),
    exceededError: "daily_scan_limit_exceeded",
  };
}
