/** web/features/offline: whether the server can be reached, for showing. The server's own rendering assumes so. */
import { useSyncExternalStore } from "react";
import { isConnected, onConnectionChange } from "../../api/connection.ts";

export function useIsConnected(): boolean {
  return useSyncExternalStore(onConnectionChange, isConnected, () => true);
}
