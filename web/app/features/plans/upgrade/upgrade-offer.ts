/** web/features/plans/upgrade: offers Pro from anywhere. This file: the offer that is open, if one is. */
import type { UpgradeReason } from "./upgrade-reason.ts";

let open: UpgradeReason | undefined;
const listeners = new Set<() => void>();

/** Shown by the `UpgradeHost` of the page. */
export function offerUpgrade(reason: UpgradeReason): void {
  replace(reason);
}

export function closeOffer(): void {
  replace(undefined);
}

export function openOffer(): UpgradeReason | undefined {
  return open;
}

export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function replace(reason: UpgradeReason | undefined): void {
  open = reason;
  for (const listener of listeners) listener();
}
