// Offers Pro from anywhere; `UpgradeHost` shows the dialog.
import type { UpgradeReason } from "./upgrade-reason.ts";

let current: UpgradeReason | undefined;
const listeners = new Set<() => void>();

export function offerUpgrade(reason: UpgradeReason): void {
  setOffer(reason);
}

export function closeOffer(): void {
  setOffer(undefined);
}

export function currentOffer(): UpgradeReason | undefined {
  return current;
}

export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setOffer(reason: UpgradeReason | undefined): void {
  current = reason;
  for (const listener of listeners) listener();
}
