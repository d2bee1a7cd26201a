/** web/service-worker: keeps the shell in a cache of its own for each build, so that a page and its scripts always fit. */
import { shellCachePrefix } from "../app/storage/registry.ts";
import { shell, shellPages, shellTexts } from "./shell.ts";

const cacheName = `${shellCachePrefix}${shell.version}`;
/** This build's and the one before: a tab that was not reloaded yet may still need a part of that. */
const cachesMax = 2;
/** Of a page kept with its cookie's language, whatever the address's search says. */
const anyVariant = { ignoreVary: true, ignoreSearch: true };

export async function fillShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(shell.files);
  await refreshPages();
}

/** Fetches every page anew, with all texts in its language: at the start, and when another language was chosen. */
export async function refreshPages(): Promise<void> {
  const languages = await Promise.all([...shellPages].map(refreshPage));
  const texts = [...new Set(languages)].flatMap((language) =>
    language === null ? [] : shellTexts.map((name) => `/locales/${language}/${name}.json`),
  );
  await (await caches.open(cacheName)).addAll(texts);
}

/** The language that the page speaks. */
async function refreshPage(path: string): Promise<string | null> {
  const page = await fetch(path, { cache: "no-store" });
  await cachePage(path, page);
  return page.headers.get("Content-Language");
}

/** Only what belongs to this build: after a deployment the old worker must not lay down pages whose scripts it lacks. */
export async function cachePage(path: string, page: Response): Promise<void> {
  if (!page.ok || page.redirected) return;
  const copy = page.clone();
  const text = await page.text();
  if (text.includes(shell.routes)) await (await caches.open(cacheName)).put(path, copy);
}

export async function findCachedPage(path: string): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(path, anyVariant);
}

/** An asset's name tells its content: whichever build's cache has it. */
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
