import { shellCachePrefix } from "../app/storage/registry.ts";
import { shellPages, shellTexts, sitePages } from "./shell-pages.ts";

/** The files that the app's pages need to open without a network, as listed by the build. */
interface Shell {
  /** Changes when any file changes. */
  readonly version: string;
  /** The file name of React Router's route manifest: a page that contains it belongs to this build. */
  readonly routes: string;
  /** URLs of scripts, styles and fonts, named by content hash. */
  readonly files: readonly string[];
}

/** Defined by tools/build-service-worker.ts. */
declare const builtShell: Shell;

const cacheName = `${shellCachePrefix}${builtShell.version}`;
/** This build's cache and the previous one, which a tab that was not reloaded may still need. */
const cachesMax = 2;
/** A page is cached in the cookie's language, whatever the query string says. */
const anyVariant = { ignoreVary: true, ignoreSearch: true };

/** Each build has its own cache, so that a page and its scripts always match. */
export async function fillShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(builtShell.files);
  await refreshPages();
}

/** Fetches every page with all texts in its language: on install and when another language is chosen. */
export async function refreshPages(): Promise<void> {
  const languages = await Promise.all([...shellPages, ...sitePages].map(refreshPage));
  const texts = [...new Set(languages)].flatMap((language) =>
    language === null ? [] : shellTexts.map((name) => `/locales/${language}/${name}.json`),
  );
  await (await caches.open(cacheName)).addAll(texts);
}

/** Resolves to the page's language. */
async function refreshPage(path: string): Promise<string | null> {
  const page = await fetch(path, { cache: "no-store" });
  await cachePage(path, page);
  return page.headers.get("Content-Language");
}

/** Caches a page of the app if it is of this build: after a deployment the old worker must not cache pages whose scripts it lacks. */
export async function cachePage(path: string, page: Response): Promise<void> {
  if (!page.ok || page.redirected) return;
  const copy = page.clone();
  const text = await page.text();
  const isComplete = sitePages.has(path) || text.includes(builtShell.routes);
  if (isComplete) await (await caches.open(cacheName)).put(path, copy);
}

export async function findCachedPage(path: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(path, anyVariant);
}

/** Assets are named by content hash, so any build's cache will do. */
export function findCachedAsset(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

export async function cacheResponse(request: Request, response: Response): Promise<void> {
  if (response.ok) await (await caches.open(cacheName)).put(request, response);
}

export async function deleteOldShells(): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith(shellCachePrefix) && name !== cacheName,
  );
  const old = names.slice(0, Math.max(0, names.length - (cachesMax - 1)));
  await Promise.all(old.map((name) => caches.delete(name)));
}
