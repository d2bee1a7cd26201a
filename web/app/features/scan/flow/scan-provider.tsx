import {
  createContext,
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
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { UpgradeHost } from "../../plans/upgrade/upgrade-host.tsx";
import { useReceived } from "../capture/photo/use-received.ts";
import { ScanPlaceContext } from "../place/scan-place.ts";
import { loadUnsavedResults } from "../result/unsaved-results.ts";
import type { ScanFlow } from "./scan-flow.ts";
import { type Scan, useScan } from "./use-scan.ts";

const ScanDialogs = lazyDialog(async () => (await import("./scan-dialogs.tsx")).ScanDialogs);

const UnsavedScanList = lazyPart(async () => (await import("./unsaved-scans.tsx")).UnsavedScanList);

const PageScan = createContext<Scan | undefined>(undefined);

/** One scan dialog over every page inside. It is opened by `usePageScan`, by a pasted or shared picture, or by shared words. */
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
    <PageScan value={scan}>
      {children}
      <ScanPlaceContext value={placeChoice}>
        <ScanDialogs scan={scan} isOpen={scan.flow.step.kind !== "idle"} onClose={scan.flow.close} />
      </ScanPlaceContext>
      <UpgradeHost />
    </PageScan>
  );
}

/** The scan over the page: how to start one, and what became of the last. */
export function usePageScan(): Scan {
  const scan = useContext(PageScan);
  if (!scan) throw new Error("usePageScan needs a ScanProvider.");
  return scan;
}

/** The list of results that were neither saved nor discarded, to open them again: also after a reload. */
export function UnsavedScans() {
  const { flow } = usePageScan();
  const isHydrated = useIsHydrated();
  if (!isHydrated || flow.step.kind !== "idle" || loadUnsavedResults().length === 0) return null;
  return (
    <Suspense>
      <UnsavedScanList onOpen={flow.reopen} />
    </Suspense>
  );
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
