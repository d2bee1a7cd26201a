/** web/service-worker: runs beside the pages, in the browser. This file: which requests it answers; all others go to the network untouched. */
import { isShare, receiveSharedPhoto } from "./receive-shared-photo.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  if (isShare(event.request)) event.respondWith(receiveSharedPhoto(event.request));
});
