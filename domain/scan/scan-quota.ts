// The server decides; the browser only mirrors it.
export interface ScansOfDay {
  /** Null: unlimited (Pro). */
  readonly dailyLimit: number | null;
  /** Scans that produced a result today. */
  readonly committed: number;
  /** Scans in progress; each is counted until it ends. */
  readonly reserved: number;
}

/** Never below 0; null: unlimited. */
export function remainingScans({ dailyLimit, committed, reserved }: ScansOfDay): number | null {
  return dailyLimit === null ? null : Math.max(0, dailyLimit - committed - reserved);
}

export function canScan(scans: ScansOfDay): boolean {
  return remainingScans(scans) !== 0;
}

export function isNearLimit(remaining: number | null): boolean {
  return remaining === 1 || remaining === 2;
}

/** The banner already appears when one scan is left. */
export function shouldShowOutOfScansBanner(remaining: number | null): boolean {
  return remaining !== null && remaining <= 1;
}
