import type { Usage } from "#contract/shapes/meals.ts";

/** Whether the caller may scan now. The server decides; this only shows it in advance. */
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
  /** A free account that has used all of today's scans. */
  | { readonly kind: "daily_limit"; readonly dailyLimit: number; readonly resetTime: string | null }
  /** A visitor who has used all free scans. */
  | { readonly kind: "register" };

export function accessForUser({ canScan, remainingScans, dailyLimit, resetTime }: Usage): ScanAccess {
  if (canScan) return { kind: "allowed", caller: "user", remaining: remainingScans, dailyLimit, resetTime };
  return { kind: "daily_limit", dailyLimit: dailyLimit ?? 0, resetTime };
}

/** A visitor whose session does not exist yet may scan. */
export function accessForVisitor(session: { readonly remainingScans: number } | undefined): ScanAccess {
  if (session?.remainingScans === 0) return { kind: "register" };
  return { kind: "allowed", remaining: session?.remainingScans ?? null, caller: "visitor" };
}
