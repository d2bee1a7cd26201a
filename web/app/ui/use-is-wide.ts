/** web/app/ui: whether the window is as wide as Tailwind's `lg`, for what is built differently there, not only laid out. */
import { useSyncExternalStore } from "react";

const wide = "(min-width: 64rem)";

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** False while the server renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
