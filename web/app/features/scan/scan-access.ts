/** web/features/scan: whether the person may scan now. The server decides; this only tells it beforehand. */
import type { Usage } from "#contract/shapes/meals.ts";

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

/** A visitor without a session yet counts as able to scan (spec section 4). */
export function visitorAccess(session: { readonly remainingScans: number } | undefined): ScanAccess {
  if (session?.remainingScans === 0) return { kind: "register" };
  return { kind: "allowed", remaining: session?.remainingScans ?? null, who: "visitor" };
}
