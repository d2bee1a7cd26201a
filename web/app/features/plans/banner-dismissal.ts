/** web/features/plans: the free and the paid plan. This file: how long the upgrade banner stays away once dismissed (spec section 9). */

const awayMs = 48 * 60 * 60 * 1000;

/** Each person's own: a shared device keeps one for each. */
function keyOf(userId: string): string {
  return `upgrade_banner_dismissed:${userId}`;
}

export function dismissBanner(storage: Storage, userId: string, nowMs: number): void {
  storage.setItem(keyOf(userId), new Date(nowMs).toISOString());
}

/** A timestamp that cannot be read, or lies more than 48 hours ahead (the clock was wrong), counts as none. */
export function isBannerDue(storage: Storage, userId: string, nowMs: number): boolean {
  const dismissedMs = Date.parse(storage.getItem(keyOf(userId)) ?? "");
  return Number.isNaN(dismissedMs) || Math.abs(nowMs - dismissedMs) >= awayMs;
}
