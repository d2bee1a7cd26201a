import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from "react";
import { useLocation } from "react-router";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import type { Target } from "../../add/target.ts";
import { UpgradeHost } from "../../plans/upgrade/upgrade-host.tsx";
import type { MealInput } from "../capture/meal-input.ts";
import { useReceived } from "../capture/photo/use-received.ts";
import { ScanPlaceContext } from "../place/scan-place.ts";
import { loadUnsavedResults } from "../result/unsaved-results.ts";
import type { FailedScan } from "../result/use-failure-texts.ts";
import type { ScanFlow, ScanResult } from "./scan-flow.ts";
import { useScan } from "./use-scan.ts";

const ScanDialogs = lazyDialog(async () => (await import("./scan-dialogs.tsx")).ScanDialogs);

const UnsavedScanList = lazy(async () => ({
  default: (await import("./unsaved-scans.tsx")).UnsavedScanList,
}));

const StartScan = createContext<() => void>(() => {
  throw new Error("useStartScan needs a ScanProvider.");
});

const StartScanFor = createContext<(target: Target, input?: MealInput) => void>(() => {
  throw new Error("useScanFor needs a ScanProvider.");
});

const StartBarcode = createContext<() => void>(() => {
  throw new Error("useStartBarcode needs a ScanProvider.");
});

const ReopenScan = createContext<(result: ScanResult) => void>(() => {
  throw new Error("useReopenScan needs a ScanProvider.");
});

const IsScanning = createContext(false);

const LastFailure = createContext<FailedScan | undefined>(undefined);

/** One scan dialog over every page inside. It is opened by the hooks below, by a pasted or shared picture, or by shared words. */
export function ScanProvider({ children }: { children: ReactNode }) {
  const scan = useScan();
  useReceived({ onPhotos: scan.startWithPhotos, onWords: scan.startWithWords });
  useCloseOnNavigation(scan.flow);
  const { isVisitor, place, setPlace } = scan.flow;
  const placeChoice = useMemo(
    () => (isVisitor ? undefined : { place, onChange: setPlace }),
    [isVisitor, place, setPlace],
  );
  return (
    <StartScan value={scan.start}>
      <StartScanFor value={scan.startFor}>
        <ReopenScan value={scan.flow.reopen}>
          <IsScanning value={scan.flow.step.kind !== "idle"}>
            <StartBarcode value={scan.startBarcode}>
              <LastFailure value={scan.flow.lastFailure}>{children}</LastFailure>
            </StartBarcode>
          </IsScanning>
        </ReopenScan>
      </StartScanFor>
      <ScanPlaceContext value={placeChoice}>
        <ScanDialogs scan={scan} isOpen={scan.flow.step.kind !== "idle"} onClose={scan.flow.close} />
      </ScanPlaceContext>
      <UpgradeHost />
    </StartScan>
  );
}

/** Opens the scan dialog, or explains why it can't. */
export function useStartScan(): () => void {
  return useContext(StartScan);
}

/** Returns a function that opens the scanner for a day and a meal of the diary; with an input, that is analysed at once. */
export function useScanFor(): (target: Target, input?: MealInput) => void {
  return useContext(StartScanFor);
}

/** Opens the scan dialog for a barcode, also with no scans left. */
export function useStartBarcode(): () => void {
  return useContext(StartBarcode);
}

/** Opens an earlier result. */
export function useReopenScan(): (result: ScanResult) => void {
  return useContext(ReopenScan);
}

/** Whether a scan's dialog is open. */
export function useIsScanning(): boolean {
  return useContext(IsScanning);
}

/** The list of results that were neither saved nor discarded, to open them again: also after a reload. */
export function UnsavedScans() {
  const isScanning = useIsScanning();
  const reopen = useReopenScan();
  const isHydrated = useIsHydrated();
  if (!isHydrated || isScanning || loadUnsavedResults().length === 0) return null;
  return (
    <Suspense>
      <UnsavedScanList onOpen={reopen} />
    </Suspense>
  );
}

/** The last failure, from when its dialog is closed until the next scan starts. */
export function useLastFailure(): FailedScan | undefined {
  return useContext(LastFailure);
}

/** Closes the dialog when a link inside it leads to another page. Nothing is lost: a closed result can be reopened. */
function useCloseOnNavigation(flow: ScanFlow): void {
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  const close = useEffectEvent(() => {
    if (flow.step.kind !== "idle") flow.close();
  });
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    close();
  }, [pathname]);
}
