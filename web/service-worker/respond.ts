/** web/service-worker: which requests of a page it answers, and how. The API, the public pages and all else go to the network untouched. */
import { shellPages } from "./shell.ts";
import { cachePage, cacheResponse, findCachedAsset, findCachedPage } from "./shell-cache.ts";

/** A network that takes longer counts as none, where something is kept. */
const networkTimeoutMs = 4000;

export type WaitUntil = (work: Promise<unknown>) => void;

/** Undefined for what is left to the network. */
export function respondTo(request: Request, later: WaitUntil): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return undefined;
  if (request.mode === "navigate")
    return shellPages.has(pathname) ? respondWithPage(request, pathname, later) : undefined;
  if (pathname.startsWith("/assets/")) return respondWithAsset(request, later);
  if (pathname.startsWith("/locales/")) return respondWithTexts(request, later);
  return undefined;
}

/** The server's page while there is a server; else the kept one. */
function respondWithPage(request: Request, path: string, later: WaitUntil): Promise<Response> {
  const fresh = fetch(request).then((page) => {
    later(cachePage(path, page.clone()));
    return page;
  });
  return networkOrCached(fresh, () => findCachedPage(path));
}

async function respondWithAsset(request: Request, later: WaitUntil): Promise<Response> {
  const kept = await findCachedAsset(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  later(cacheResponse(request, fresh.clone()));
  return fresh;
}

function respondWithTexts(request: Request, later: WaitUntil): Promise<Response> {
  const fresh = fetch(request).then((texts) => {
    later(cacheResponse(request, texts.clone()));
    return texts;
  });
  return networkOrCached(fresh, () => findCachedAsset(request));
}

async function networkOrCached(
  fresh: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const soon = await Promise.race([fresh.catch(() => undefined), tooLate]);
  return soon ?? (await kept()) ?? fresh;
}
