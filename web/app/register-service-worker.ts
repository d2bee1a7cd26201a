/** web/app: brings the service worker in, once the page has all it needs. Where there is none, only sharing to the app is missing. */

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register);
}

function register(): void {
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
}
