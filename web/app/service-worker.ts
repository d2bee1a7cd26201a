/** web/app: brings the service worker in, once the page has all it needs, and tells when a newer one waits. Where there is none, only offline use and sharing to the app are missing. */
import { serviceWorkerPath } from "./storage/registry.ts";

/** How often an app that stays open looks for a newer one, when it is looked at again. */
const lookEveryMs = 60 * 60 * 1000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register);
}

/** True while a newer app is there and waits to be taken. */
export function isUpdateReady(): boolean {
  return waiting !== undefined;
}

export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the newer app: this page loads anew as soon as it is in charge. */
export function takeUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("take-over");
}

/** The kept pages are to speak the language just chosen. */
export function renewKeptPages(): void {
  globalThis.navigator?.serviceWorker?.controller?.postMessage("renew-pages");
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(serviceWorkerPath).catch(() => undefined);
  if (!registration) return;
  noteWaiting(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed") noteWaiting(coming);
    });
  });
  lookNowAndThen(registration);
}

/** The very first one waits for nobody: there is no older app to replace. */
function noteWaiting(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - lookedAt < lookEveryMs) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}
