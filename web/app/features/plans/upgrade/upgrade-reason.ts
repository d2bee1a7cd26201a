/** web/features/plans/upgrade: what stood in somebody's way when Pro is offered to them (spec section 2: four variants). */

export type UpgradeReason =
  /** Free scans are used up; new ones at `resetTime`, or at the device's own midnight where nobody has said when. */
  | { readonly kind: "limit"; readonly count: number; readonly resetTime: string | null }
  /** The feature's name, in the reader's language. */
  | { readonly kind: "premium_feature"; readonly feature: string }
  | { readonly kind: "default" };

export type UpgradeVariant = "daily_limit" | "monthly_limit" | "premium_feature" | "default";

/** A day of 25 hours, and an hour for a clock that is off. */
const longestDayMs = 26 * 60 * 60 * 1000;

/** A limit that takes longer than a day to pass is no daily one. */
export function upgradeVariant(reason: UpgradeReason, nowMs: number): UpgradeVariant {
  if (reason.kind !== "limit") return reason.kind;
  const waitMs = reason.resetTime === null ? 0 : Date.parse(reason.resetTime) - nowMs;
  return waitMs > longestDayMs ? "monthly_limit" : "daily_limit";
}
