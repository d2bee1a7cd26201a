/** web/features/scan: whether the person may scan now. The server decides; this only tells it beforehand. */
import type { Usage } from "#contract/shapes/meals.ts";

export type ScanAccess =
  | {
      readonly kind: "allowed";
      readonly caller: "user";
      /** Null: unlimited. */
      readonly remaining: number | null;
      readonly dailyLimit: number | null;
      readonly resetTime: string | null;
    }
  | { readonly kind: "allowed"; readonly caller: "visitor"; readonly remaining: number | null }
  /** Free account, out of scans for today. */
  | { readonly kind: "daily_limit"; readonly dailyLimit: number; readonly resetTime: string | null }
  /** Visitor, out of free scans. */
  | { readonly kind: "register" };

export function accessForUser({ canScan, remainingScans, dailyLimit, resetTime }: Usage): ScanAccess {
  if (canScan) return { kind: "allowed", caller: "user", remaining: remainingScans, dailyLimit, resetTime };
  return { kind: "daily_limit", dailyLimit: dailyLimit ?? 0, resetTime };
}

/** A visitor without a session yet counts as able to scan (spec section 4). */
export function accessForVisitor(session: { readonly remainingScans: number } | undefined): ScanAccess {
  if (session?.remainingScans === 0) return { kind: "register" };
  return { kind: "allowed", remaining: session?.remainingScans ?? null, caller: "visitor" };
}
