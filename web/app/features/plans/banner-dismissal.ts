/** How long the upgrade banner stays away once dismissed, for each account (spec section 9). */
import { type ItemAddress, readItem, writeItem } from "../../storage/stored-items.ts";

const awayMs = 48 * 60 * 60 * 1000;

function dismissalBy(userId: string): ItemAddress {
  return { item: "bannerDismissed", owner: userId };
}

export function dismissBanner(userId: string, nowMs: number): void {
  writeItem(dismissalBy(userId), new Date(nowMs).toISOString());
}

/** A timestamp that cannot be read, or lies more than 48 hours ahead (the clock was wrong), counts as none. */
export function isBannerDue(userId: string, nowMs: number): boolean {
  const dismissedMs = Date.parse(readItem(dismissalBy(userId)) ?? "");
  return Number.isNaN(dismissedMs) || Math.abs(nowMs - dismissedMs) >= awayMs;
}
