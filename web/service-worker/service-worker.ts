/** web/service-worker: runs beside the pages, in the browser. This file: when it comes, when it takes over, what it listens to. */

import { isSharedPhoto, receiveSharedPhoto } from "./receive-shared-photo.ts";
import { respondTo } from "./respond.ts";
import { deleteOldShells, fillShell, refreshPages } from "./shell-cache.ts";

declare const self: ServiceWorkerGlobalScope;

/** A newer one waits until the person wants it: pages that are open keep the scripts they were made with. */
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
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (isSharedPhoto(event.request)) event.respondWith(receiveSharedPhoto(event.request));
  else {
    const answer = respondTo(event.request, later);
    if (answer) event.respondWith(answer);
  }
});
