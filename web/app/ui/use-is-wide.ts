// For layouts that differ in structure, not only in CSS, from one of Tailwind's widths upwards.
import { useSyncExternalStore } from "react";

const widths = { lg: mediaStore("(min-width: 64rem)"), xl: mediaStore("(min-width: 80rem)") };

function mediaStore(text: string) {
  return {
    subscribe: (listener: () => void) => {
      // Where nothing is laid out, as in the tests' browser, there is no width.
      const query = globalThis.matchMedia?.(text);
      query?.addEventListener("change", listener);
      return () => query?.removeEventListener("change", listener);
    },
    isMatched: () => globalThis.matchMedia?.(text).matches ?? false,
  };
}

/** False while the server renders. */
export function useIsWide(width: keyof typeof widths = "lg"): boolean {
  const { subscribe, isMatched } = widths[width];
  return useSyncExternalStore(subscribe, isMatched, () => false);
}
