/** web/features/scan: the dialogs come after the page: fetched while nothing else happens, or at the latest when they are needed. */
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../../ui/toast/toast-store.ts";
import type { Scan } from "./use-scan.ts";

type Dialogs = ComponentType<{ scan: Scan }>;

async function loadDialogs(): Promise<Dialogs> {
  const { ScanDialogs } = await import("./scan-dialogs.tsx");
  return ScanDialogs;
}

export function useScanDialogs({ flow }: Scan): Dialogs | undefined {
  const { t } = useTranslation(["analysis", "errors"]);
  const [dialogs, setDialogs] = useState<Dialogs>();
  const isNeeded = flow.step.kind !== "idle";
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => {
    giveUp.current = () => {
      flow.close();
      showToast({
        title: t("scanner.errorTitle"),
        description: t("errors:request.network"),
        variant: "destructive",
      });
    };
  });
  useEffect(() => {
    if (dialogs) return;
    let isGone = false;
    const load = () =>
      loadDialogs().then(
        (loaded) => !isGone && setDialogs(() => loaded),
        () => !isGone && isNeeded && giveUp.current?.(),
      );
    const cancel = isNeeded ? void load() : whenIdle(load);
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [dialogs, isNeeded]);
  return dialogs;
}

/** Safari knows no idle callback: soon after. */
function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(deed, idleSoonMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(deed, { timeout: idleAtLatestMs });
  return () => cancelIdleCallback(request);
}

const idleSoonMs = 1000;
const idleAtLatestMs = 4000;
