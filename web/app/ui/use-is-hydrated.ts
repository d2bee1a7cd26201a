/** web/app/ui: false while the server renders and until the page is alive in the browser. */
import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
