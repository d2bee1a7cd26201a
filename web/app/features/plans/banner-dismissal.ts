// Dismissing a notice hides it for 48 hours, for each account.
import { useState } from "react";
import { type ItemAddress, readItem, writeItem } from "../../storage/stored-items.ts";
import { nowMs } from "../../time/clock.ts";

const hiddenForMs = 48 * 60 * 60 * 1000;

/** Absent: the offer of Pro. */
type Notice = "email";

function dismissalAddress(userId: string, notice?: Notice): ItemAddress {
  return { item: "bannerDismissed", owner: userId, ...(notice && { part: notice }) };
}

export function dismissBanner(userId: string, atMs: number, notice?: Notice): void {
  writeItem(dismissalAddress(userId, notice), new Date(atMs).toISOString());
}

/** An unreadable timestamp, or one more than 48 hours ahead (the clock was wrong), counts as not dismissed. */
export function isBannerDue(userId: string, atMs: number, notice?: Notice): boolean {
  const dismissedMs = Date.parse(readItem(dismissalAddress(userId, notice)) ?? "");
  return Number.isNaN(dismissedMs) || Math.abs(atMs - dismissedMs) >= hiddenForMs;
}

/** Use the account as the component's key. */
export function useDismissible(userId: string, notice?: Notice) {
  const [isDue, setIsDue] = useState(() => isBannerDue(userId, nowMs(), notice));
  const dismiss = () => {
    dismissBanner(userId, nowMs(), notice);
    setIsDue(false);
  };
  return { isDue, dismiss };
}
