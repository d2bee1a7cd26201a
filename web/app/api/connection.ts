/** web/app/api: whether the server can be reached: by what the browser knows, and by how the last call went. */
import { onlineManager } from "@tanstack/react-query";

let isReached = true;
const listeners = new Set<() => void>();

/** False while the browser has no network, and after a call that nobody answered. */
export function isConnected(): boolean {
  return isReached;
}

/** Told of every change. */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteReached(isReachedNow: boolean): void {
  if (isReached === isReachedNow) return;
  isReached = isReachedNow;
  for (const listener of listeners) listener();
}

/** To be called once, in the browser. */
export function watchNetwork(): void {
  // What is shown is asked for anew as soon as the server is back.
  onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(isReached)));
  noteReached(navigator.onLine);
  window.addEventListener("offline", () => noteReached(false));
  window.addEventListener("online", () => noteReached(true));
}
