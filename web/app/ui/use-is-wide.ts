// For layouts that differ in structure, not only in CSS, from Tailwind's `lg` upwards.
import { useSyncExternalStore } from "react";

const wideQuery = "(min-width: 64rem)";

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(wideQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** False while the server renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(wideQuery).matches,
    () => false,
  );
}
