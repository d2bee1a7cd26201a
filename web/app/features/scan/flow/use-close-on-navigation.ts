/** web/features/scan: a link inside the dialog leads to another page: the dialog does not stay over it. */
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { ScanFlow } from "./use-scan-flow.ts";

/** Nothing is lost by closing: what was analysed can be had back for a moment. */
export function useCloseOnNavigation(flow: ScanFlow): void {
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
