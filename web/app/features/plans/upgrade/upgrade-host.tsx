import { useSyncExternalStore } from "react";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { closeOffer, currentOffer, onOfferChange } from "./upgrade-offer.ts";
import type { UpgradeReason } from "./upgrade-reason.ts";

const UpgradeDialog = lazyDialog(async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog);

const noReason: UpgradeReason = { kind: "default" };
const noOffer = () => undefined;

export function UpgradeHost() {
  const reason = useSyncExternalStore(onOfferChange, currentOffer, noOffer);
  return <UpgradeDialog reason={reason ?? noReason} isOpen={reason !== undefined} onClose={closeOffer} />;
}
