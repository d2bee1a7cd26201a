import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { ScanFlow } from "./use-scan-flow.ts";

/** Closes the dialog when a link inside it leads to another page. Nothing is lost: a closed result can be reopened. */
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
