// Why Pro is being offered.

export type UpgradeReason =
  /** Free scans are used up until `resetTime`, or until the device's midnight if it is unknown. */
  | {
      readonly kind: "limit";
      readonly count: number;
      readonly resetTime: string | null;
      /** Barcodes cost no scan. */
      readonly onBarcode?: () => void;
    }
  /** The feature's name in the current language. */
  | { readonly kind: "premium_feature"; readonly feature: string }
  | { readonly kind: "default" };

export type UpgradeVariant = "daily_limit" | "monthly_limit" | "premium_feature" | "default";

/** A day of 25 hours, plus an hour for an inaccurate clock. */
const longestDayMs = 26 * 60 * 60 * 1000;

/** A limit that resets after more than a day is a monthly one. */
export function upgradeVariant(reason: UpgradeReason, nowMs: number): UpgradeVariant {
  if (reason.kind !== "limit") return reason.kind;
  const waitMs = reason.resetTime === null ? 0 : Date.parse(reason.resetTime) - nowMs;
  return waitMs > longestDayMs ? "monthly_limit" : "daily_limit";
}
