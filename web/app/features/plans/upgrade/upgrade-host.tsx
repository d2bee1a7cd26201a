import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { upgradeOffer } from "./upgrade-offer.ts";
import type { UpgradeReason } from "./upgrade-reason.ts";

const UpgradeDialog = lazyDialog(async () => (await import("./upgrade-dialog.tsx")).UpgradeDialog);

const noReason: UpgradeReason = { kind: "default" };
const close = () => upgradeOffer.set(undefined);

export function UpgradeHost() {
  const reason = upgradeOffer.use();
  return <UpgradeDialog reason={reason ?? noReason} isOpen={reason !== undefined} onClose={close} />;
}
