/** web/features/plans/upgrade: where the offer of Pro opens, whoever makes it. */
import { useSyncExternalStore } from "react";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { closeOffer, onOfferChange, openOffer } from "./upgrade-offer.ts";
import type { UpgradeReason } from "./upgrade-reason.ts";

const UpgradeDialog = lazyDialog(async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog);

const noReason: UpgradeReason = { kind: "default" };
const nothing = () => undefined;

export function UpgradeHost() {
  const reason = useSyncExternalStore(onOfferChange, openOffer, nothing);
  return <UpgradeDialog reason={reason ?? noReason} isOpen={reason !== undefined} onClose={closeOffer} />;
}
