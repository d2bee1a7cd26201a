import { useSyncExternalStore } from "react";
import { isConnected, onConnectionChange } from "../../api/connection.ts";

/** The server's own rendering assumes a connection. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnected, () => true);
}
