import { fallbackDailyScans } from "#contract/limits.ts";
import type { Usage } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { readItem, removeItem, writeItem } from "../../../storage/stored-items.ts";

interface CachedUsage {
  readonly remainingScans: number;
  readonly dailyLimit: number;
  /** The day of the count; on any other day all scans are available again. */
  readonly lastResetDate: CalendarDay;
}

export function cacheUsage(usage: Usage, today: CalendarDay): void {
  const { remainingScans, dailyLimit } = usage;
  if (remainingScans === null || dailyLimit === null) removeItem("cachedUsage");
  else storeCachedUsage({ remainingScans, dailyLimit, lastResetDate: today });
}

/** Today's cached count, shown while the server is asked; undefined if there is none. */
export function loadTodaysUsage(today: CalendarDay): Usage | undefined {
  return loadCachedUsage()?.lastResetDate === today ? fallbackUsage(today) : undefined;
}

/** Used when the usage check fails: today's cached count, otherwise a full quota of the last known size, or of 3. */
export function fallbackUsage(today: CalendarDay): Usage {
  const cached = loadCachedUsage();
  const dailyLimit = cached?.dailyLimit ?? fallbackDailyScans;
  const remainingScans = cached?.lastResetDate === today ? cached.remainingScans : dailyLimit;
  return { canScan: remainingScans > 0, remainingScans, dailyLimit, resetTime: null };
}

/** Keeps the fallback right after a scan. */
export function countScanLocally(today: CalendarDay): void {
  const { remainingScans, dailyLimit } = fallbackUsage(today);
  if (remainingScans === null || dailyLimit === null) return;
  storeCachedUsage({ remainingScans: Math.max(0, remainingScans - 1), dailyLimit, lastResetDate: today });
}

function storeCachedUsage(usage: CachedUsage): void {
  writeItem("cachedUsage", JSON.stringify(usage));
}

function loadCachedUsage(): CachedUsage | null {
  try {
    const stored: unknown = JSON.parse(readItem("cachedUsage") ?? "null");
    return isCachedUsage(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isCachedUsage(stored: unknown): stored is CachedUsage {
  if (typeof stored !== "object" || stored === null) return false;
  const { remainingScans, dailyLimit, lastResetDate } = stored as Record<string, unknown>;
  return (
    isCount(remainingScans) && isCount(dailyLimit) && dailyLimit > 0 && typeof lastResetDate === "string"
  );
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
