/** web/features/scan: one scan dialog over whatever page is open, started from anywhere inside, by a pasted or a shared picture too. */
import { createContext, type ReactNode, useContext } from "react";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { UpgradeHost } from "../../plans/upgrade/upgrade-host.tsx";
import { useReceivedPhotos } from "../capture/photo/use-received-photos.ts";
import type { FailedScan } from "../result/use-failure-texts.ts";
import { useCloseOnNavigation } from "./use-close-on-navigation.ts";
import { useScan } from "./use-scan.ts";

const ScanDialogs = lazyDialog(async () => (await import("./scan-dialogs.tsx")).ScanDialogs);

import type { ScanResult } from "./use-scan-flow.ts";

const StartScan = createContext<() => void>(() => {
  throw new Error("A scan is started inside a ScanProvider only.");
});

const ReopenScan = createContext<(result: ScanResult) => void>(() => {
  throw new Error("A scan is opened inside a ScanProvider only.");
});

const LastFailure = createContext<FailedScan | undefined>(undefined);

export function ScanProvider({ children }: { children: ReactNode }) {
  const scan = useScan();
  useReceivedPhotos(scan.startWithPhoto);
  useCloseOnNavigation(scan.flow);
  return (
    <StartScan value={scan.start}>
      <ReopenScan value={scan.flow.reopen}>
        <LastFailure value={scan.flow.lastFailure}>{children}</LastFailure>
      </ReopenScan>
      <ScanDialogs scan={scan} isOpen={scan.flow.step.kind !== "idle"} onClose={scan.flow.close} />
      <UpgradeHost />
    </StartScan>
  );
}

/** Opens the scan dialog, or says why it can't. */
export function useStartScan(): () => void {
  return useContext(StartScan);
}

/** Opens what was analysed earlier. */
export function useReopenScan(): (result: ScanResult) => void {
  return useContext(ReopenScan);
}

/** Why the last scan failed, once its dialog was closed and until the next one starts. */
export function useLastFailure(): FailedScan | undefined {
  return useContext(LastFailure);
}
