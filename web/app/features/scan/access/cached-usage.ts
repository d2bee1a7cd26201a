/** web/features/scan: the last known scans of the day, kept for when the usage check fails (spec sections 3 and 8). */
import { fallbackDailyScans } from "#contract/limits.ts";
import type { Usage } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { readItem, removeItem, writeItem } from "../../../storage/stored-items.ts";

interface CachedUsage {
  readonly remainingScans: number;
  readonly dailyLimit: number;
  /** The day that the count belongs to: on another, all scans are back. */
  readonly lastResetDate: CalendarDay;
}

export function cacheUsage(usage: Usage, today: CalendarDay): void {
  const { remainingScans, dailyLimit } = usage;
  if (remainingScans === null || dailyLimit === null) removeItem("cachedUsage");
  else write({ remainingScans, dailyLimit, lastResetDate: today });
}

/** What was last seen today, for showing at once while the server is asked; undefined where nothing was. */
export function loadTodaysUsage(today: CalendarDay): Usage | undefined {
  return read()?.lastResetDate === today ? fallbackUsage(today) : undefined;
}

/** What to assume without the server: the count of today as last seen, else a full local quota of 3. */
export function fallbackUsage(today: CalendarDay): Usage {
  const cached = read();
  const dailyLimit = cached?.dailyLimit ?? fallbackDailyScans;
  const remainingScans = cached?.lastResetDate === today ? cached.remainingScans : dailyLimit;
  return { canScan: remainingScans > 0, remainingScans, dailyLimit, resetTime: null };
}

/** Counts one scan locally, so that the assumption holds after it too. */
export function countScanLocally(today: CalendarDay): void {
  const { remainingScans, dailyLimit } = fallbackUsage(today);
  if (remainingScans === null || dailyLimit === null) return;
  write({ remainingScans: Math.max(0, remainingScans - 1), dailyLimit, lastResetDate: today });
}

function write(usage: CachedUsage): void {
  writeItem("cachedUsage", JSON.stringify(usage));
}

function read(): CachedUsage | null {
  try {
    const kept: unknown = JSON.parse(readItem("cachedUsage") ?? "null");
    return isCachedUsage(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isCachedUsage(kept: unknown): kept is CachedUsage {
  if (typeof kept !== "object" || kept === null) return false;
  const { remainingScans, dailyLimit, lastResetDate } = kept as Record<string, unknown>;
  return (
    isCount(remainingScans) && isCount(dailyLimit) && dailyLimit > 0 && typeof lastResetDate === "string"
  );
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
