// Offers Pro from anywhere; `UpgradeHost` shows the dialog.
import { sharedValue } from "../../../ui/shared-value.ts";
import type { UpgradeReason } from "./upgrade-reason.ts";

export const upgradeOffer = sharedValue<UpgradeReason | undefined>(undefined);

export function offerUpgrade(reason: UpgradeReason): void {
  upgradeOffer.set(reason);
}
