import { type ReactNode, useDeferredValue, useEffect } from "react";

let hasPainted = false;

/**
 * In a page that has just been loaded, rendered after what is around it has been painted, so that this comes sooner. Until then it keeps
 * a window's height. Afterwards at once: going back must find the place that the page was scrolled to.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, hasPainted);
  useEffect(() => {
    hasPainted = true;
  }, []);
  return isDue ? children : <div className="min-h-dvh" />;
}
