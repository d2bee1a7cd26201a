import { onlineManager } from "@tanstack/react-query";

let connected = true;
const listeners = new Set<() => void>();

/** False while the browser is offline, and after a call that got no answer. */
export function isConnected(): boolean {
  return connected;
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setConnected(isConnectedNow: boolean): void {
  if (connected === isConnectedNow) return;
  connected = isConnectedNow;
  for (const listener of listeners) listener();
}

/** Call once, in the browser. */
export function watchNetwork(): void {
  // Queries on screen are refetched as soon as the server is reachable again.
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(connected)));
  setConnected(navigator.onLine);
  window.addEventListener("offline", () => setConnected(false));
  window.addEventListener("online", () => setConnected(true));
}
