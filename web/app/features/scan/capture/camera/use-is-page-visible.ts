import { useSyncExternalStore } from "react";

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** A hidden page must release the camera. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === "visible",
    () => false,
  );
}
