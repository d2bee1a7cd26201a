/** web/features/scan: one scan dialog over whatever page is open, started from anywhere inside. */
import { createContext, type ReactNode, useContext } from "react";
import { ScanDialogs } from "./scan-dialogs.tsx";
import { useScan } from "./use-scan.ts";

const StartScan = createContext<() => void>(() => {
  throw new Error("A scan is started inside a ScanProvider only.");
});

export function ScanProvider({ children }: { children: ReactNode }) {
  const scan = useScan();
  return (
    <StartScan value={scan.start}>
      {children}
      <ScanDialogs scan={scan} />
    </StartScan>
  );
}

/** Opens the scan dialog, or says why it can't. */
export function useStartScan(): () => void {
  return useContext(StartScan);
}
