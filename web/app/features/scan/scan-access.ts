/** web/features/scan: whether the person may scan now. The server decides; this only tells it beforehand. */
import type { Usage } from "#contract/shapes/meals.ts";
import { remainingScans } from "#domain/scanning/scan-quota.ts";

export type ScanAccess =
  | { readonly kind: "allowed"; readonly remaining: number | null; readonly who: "user" | "visitor" }
  /** Free account, out of scans for today. */
  | { readonly kind: "daily_limit"; readonly dailyLimit: number; readonly resetTime: string | null }
  /** Visitor, out of free scans. */
  | { readonly kind: "register" };

export function userAccess(usage: Usage): ScanAccess {
  if (usage.canScan) return { kind: "allowed", remaining: usage.remainingScans, who: "user" };
  return { kind: "daily_limit", dailyLimit: usage.dailyLimit ?? 0, resetTime: usage.resetTime };
}

/** A visitor without a session yet counts as able to scan (spec section 4): `session` is null then. */
export function visitorAccess(session: { scanCount: number; scanLimit: number } | null): ScanAccess {
  if (!session) return { kind: "allowed", remaining: null, who: "visitor" };
  const { scanCount, scanLimit } = session;
  const remaining = remainingScans({ dailyLimit: scanLimit, committed: scanCount, reserved: 0 });
  return remaining === 0 ? { kind: "register" } : { kind: "allowed", remaining, who: "visitor" };
}
