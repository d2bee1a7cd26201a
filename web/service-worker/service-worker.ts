import { openPage, renew, showNotification } from "./notifications.ts";
import { isShared, receiveShared } from "./receive-shared.ts";
import { respondTo } from "./respond.ts";
import { deleteOldShells, fillShell, refreshPages } from "./shell-cache.ts";

declare const self: ServiceWorkerGlobalScope;

/** A newer worker waits until the person accepts the update: open pages keep the scripts they were loaded with. */
self.addEventListener("install", (event) => event.waitUntil(fillShell()));
self.addEventListener("activate", (event) =>
  event.waitUntil(deleteOldShells().then(() => self.clients.claim())),
);
/** Sent by web/app/service-worker.ts. */
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
  if (event.data === "renew-pages") event.waitUntil(refreshPages().catch(() => undefined));
});
self.addEventListener("fetch", (event) => {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (isShared(event.request)) event.respondWith(receiveShared(event.request));
  else {
    const response = respondTo(event.request, waitUntil);
    if (response) event.respondWith(response);
  }
});
self.addEventListener("push", (event) => event.waitUntil(showNotification(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
/** A failure is made up for when the app is opened. */
self.addEventListener("pushsubscriptionchange", (event) =>
  (event as ExtendableEvent).waitUntil(renew(event).catch(() => undefined)),
);
