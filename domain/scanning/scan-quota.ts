/** domain/scanning: how many scans a person has left. The server decides; the browser only mirrors it. */

export interface ScansOfDay {
  /** Scans a day; null is unlimited (Pro). */
  readonly dailyLimit: number | null;
  /** Scans that ended in a result today. */
  readonly committed: number;
  /** Scans under way: each holds a place until it ends. */
  readonly reserved: number;
}

/** Places left, never below 0; null is unlimited. */
export function remainingScans({ dailyLimit, committed, reserved }: ScansOfDay): number | null {
  return dailyLimit === null ? null : Math.max(0, dailyLimit - committed - reserved);
}

export function canScan(scans: ScansOfDay): boolean {
  return remainingScans(scans) !== 0;
}

/** "Near the limit": 1 or 2 scans left (spec section 9). */
export function isNearLimit(remaining: number | null): boolean {
  return remaining === 1 || remaining === 2;
}

/** The out-of-scans banner shows at 1 or fewer left (spec section 9). */
export function isOutOfScansBannerDue(remaining: number | null): boolean {
  return remaining !== null && remaining <= 1;
}
