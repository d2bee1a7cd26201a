// Dismissing the upgrade banner hides it for 48 hours, for each account.
import { type ItemAddress, readItem, writeItem } from "../../storage/stored-items.ts";

const hiddenForMs = 48 * 60 * 60 * 1000;

function dismissalAddress(userId: string): ItemAddress {
  return { item: "bannerDismissed", owner: userId };
}

export function dismissBanner(userId: string, nowMs: number): void {
  writeItem(dismissalAddress(userId), new Date(nowMs).toISOString());
}

/** An unreadable timestamp, or one more than 48 hours ahead (the clock was wrong), counts as not dismissed. */
export function isBannerDue(userId: string, nowMs: number): boolean {
  const dismissedMs = Date.parse(readItem(dismissalAddress(userId)) ?? "");
  return Number.isNaN(dismissedMs) || Math.abs(nowMs - dismissedMs) >= hiddenForMs;
}
