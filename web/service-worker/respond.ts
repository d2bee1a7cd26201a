import { cachePage, cacheResponse, findCachedAsset, findCachedPage } from "./shell-cache.ts";
import { shellPages, sitePages } from "./shell-pages.ts";

/** After this long a cached copy is used, if there is one. */
const networkTimeoutMs = 4000;

export type WaitUntil = (work: Promise<unknown>) => void;

/** Answers the app's pages, the public ones, assets and texts; undefined for everything else, which goes to the network. */
export function respondTo(request: Request, waitUntil: WaitUntil): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return undefined;
  if (request.mode === "navigate")
    return shellPages.has(pathname) || sitePages.has(pathname)
      ? respondWithPage(request, pathname, waitUntil)
      : undefined;
  if (pathname.startsWith("/assets/")) return respondWithAsset(request, waitUntil);
  if (pathname.startsWith("/locales/")) return respondWithTexts(request, waitUntil);
  return undefined;
}

/** The server's page if it can be reached, otherwise the cached one. */
function respondWithPage(request: Request, path: string, waitUntil: WaitUntil): Promise<Response> {
  const fresh = fetch(request).then((page) => {
    waitUntil(cachePage(path, page.clone()));
    return page;
  });
  return networkOrCached(fresh, () => findCachedPage(path));
}

async function respondWithAsset(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const cached = await findCachedAsset(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  waitUntil(cacheResponse(request, fresh.clone()));
  return fresh;
}

function respondWithTexts(request: Request, waitUntil: WaitUntil): Promise<Response> {
  const fresh = fetch(request).then((texts) => {
    waitUntil(cacheResponse(request, texts.clone()));
    return texts;
  });
  return networkOrCached(fresh, () => findCachedAsset(request));
}

async function networkOrCached(
  fresh: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const soon = await Promise.race([fresh.catch(() => undefined), tooLate]);
  return soon ?? (await cached()) ?? fresh;
}
