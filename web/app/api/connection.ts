import { onlineManager } from "@tanstack/react-query";
import { sharedValue } from "../ui/shared-value.ts";

const connected = sharedValue(true);

/** False while the browser is offline, and after a call that got no answer. */
export const isConnected = connected.get;
export const useIsConnected = connected.use;
export const onConnectionChange = connected.onChange;
export const setConnected = connected.set;

/** Call once, in the browser. */
export function watchNetwork(): void {
  // Queries on screen are refetched as soon as the server is reachable again.
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(isConnected())));
  setConnected(navigator.onLine);
  window.addEventListener("offline", () => setConnected(false));
  window.addEventListener("online", () => setConnected(true));
}
