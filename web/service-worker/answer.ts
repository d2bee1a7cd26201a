/** web/service-worker: which requests of a page it answers, and how. The API, the public pages and all else go to the network untouched. */
import { shellPages } from "./shell.ts";
import { keep, keepPage, keptAsset, keptPage } from "./shell-cache.ts";

/** A network that takes longer counts as none, where something is kept. */
const patienceMs = 4000;

export type Later = (work: Promise<unknown>) => void;

/** Undefined for what is left to the network. */
export function answerOf(request: Request, later: Later): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return undefined;
  if (request.mode === "navigate")
    return shellPages.has(pathname) ? answerPage(request, pathname, later) : undefined;
  if (pathname.startsWith("/assets/")) return answerAsset(request, later);
  if (pathname.startsWith("/locales/")) return answerTexts(request, later);
  return undefined;
}

/** The server's page while there is a server; else the kept one. */
function answerPage(request: Request, path: string, later: Later): Promise<Response> {
  const fresh = fetch(request).then((page) => {
    later(keepPage(path, page.clone()));
    return page;
  });
  return inTime(fresh, () => keptPage(path));
}

async function answerAsset(request: Request, later: Later): Promise<Response> {
  const kept = await keptAsset(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  later(keep(request, fresh.clone()));
  return fresh;
}

function answerTexts(request: Request, later: Later): Promise<Response> {
  const fresh = fetch(request).then((texts) => {
    later(keep(request, texts.clone()));
    return texts;
  });
  return inTime(fresh, () => keptAsset(request));
}

async function inTime(
  fresh: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const soon = await Promise.race([fresh.catch(() => undefined), tooLate]);
  return soon ?? (await kept()) ?? fresh;
}
