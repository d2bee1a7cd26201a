import { useTranslation } from "react-i18next";
import { showToast } from "../../../../ui/toast/toast-store.ts";
import { useReopenScan } from "../scan-provider.tsx";
import { useWaitingScans } from "./use-waiting-scans.ts";
import { WaitingRow } from "./waiting-row.tsx";
import type { WaitingScan } from "./waiting-scan.ts";

/** Scans made without a network, shown above the page. Renders nothing while there are none. */
export function WaitingList() {
  const { t } = useTranslation("analysis");
  const { scans, isConnected, discard, restore, tryAgain } = useWaitingScans();
  const reopen = useReopenScan();
  if (scans.length === 0) return null;
  const discardWithUndo = (scan: WaitingScan) => {
    discard(scan);
    const undo = { label: t("food.undo"), onSelect: () => restore(scan) };
    showToast({ title: t("waiting.discarded"), action: undo });
  };
  return (
    <section
      aria-label={t("waiting.title")}
      className="mb-5 rounded-xl border border-line bg-butter-soft px-4 pt-3 pb-1 md:mb-6"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal">{t("waiting.title")}</h2>
      <ul className="divide-y divide-line">
        {scans.map((scan) => (
          <WaitingRow
            key={scan.id}
            scan={scan}
            isConnected={isConnected}
            onDiscard={() => discardWithUndo(scan)}
            onTryAgain={() => tryAgain(scan)}
            onOpen={(submission) =>
              reopen({
                submission,
                photo: scan.image && { id: scan.id, image: scan.image },
                place: scan.place,
                isWaiting: true,
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}
