import { type ReactNode, useDeferredValue, useEffect } from "react";

let hasPainted = false;

/**
 * Renders its children after their surroundings have been painted on a page that has just been loaded, so that those appear
 * sooner; until then it keeps a window's height. On later pages it renders at once: going back must find the place that the page
 * was scrolled to.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, hasPainted);
  useEffect(() => {
    hasPainted = true;
  }, []);
  return isDue ? children : <div className="min-h-dvh" />;
}
