// Without a service worker, only offline use and sharing to the app are missing.
import { serviceWorkerPath } from "./storage/registry.ts";
import { sharedValue } from "./ui/shared-value.ts";

/** An app that stays open checks for a newer version this often, when it becomes visible again. */
const updateCheckIntervalMs = 60 * 60 * 1000;

const waiting = sharedValue<ServiceWorker | undefined>(undefined);

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register);
}

/** True while a newer version is installed and waiting. */
export function useIsUpdateReady(): boolean {
  return waiting.use() !== undefined;
}

/** Activates the newer version; the page reloads as soon as it is in control. */
export function applyUpdate(): void {
  const worker = waiting.get();
  if (!worker) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("take-over");
}

/** Renders the cached pages again, in the language just chosen. */
export function refreshCachedPages(): void {
  globalThis.navigator?.serviceWorker?.controller?.postMessage("renew-pages");
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined);
  if (!registration) return;
  setWaiting(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const installing = registration.installing;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed") setWaiting(installing);
    });
  });
  checkForUpdatesWhenVisible(registration);
}

/** The first worker ever installed does not wait: there is no older version to replace. */
function setWaiting(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting.set(worker);
}

function checkForUpdatesWhenVisible(registration: ServiceWorkerRegistration): void {
  let lastCheckMs = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - lastCheckMs < updateCheckIntervalMs)
      return;
    lastCheckMs = performance.now();
    registration.update().catch(() => undefined);
  });
}
