import { expect, type Page } from "@playwright/test";
import {
  cookieNames,
  database,
  findItem,
  serviceWorkerPath,
  shellCachePrefix,
} from "#web/app/storage/registry.ts";

const readWithinMs = 15_000;

/** Everything the browser stores for our origin, one text for each value. Photos and other blobs are named by their size. (Runs in the page, hence a text.) */
const readAll = `(async () => {
  const found = [];
  for (const [name, area] of [["local", localStorage], ["session", sessionStorage]])
    for (const [key, value] of Object.entries(area)) found.push(name + " " + key + " = " + value);
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const plain = (value) => JSON.stringify(value, (_, part) => part instanceof Blob ? "[blob of " + part.size + " bytes]" : part);
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const reading = () => database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([answer(reading().getAllKeys()), answer(reading().getAll())]);
      keys.forEach((key, index) => found.push("database " + store + " " + key + " = " + plain(values[index])));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true });
      // A file of the build is named by its content, and the same for everybody.
      const isOfBuild = new URL(request.url).pathname.startsWith("/assets/");
      const isText = !isOfBuild && /text|json|javascript/.test(response?.headers.get("content-type") ?? "");
      found.push("cache " + request.url + " = " + (isText ? await response.text() : ""));
    }
  }
  return found;
})()`;

/** Searched in the page, of whose findings only the beginning is needed. */
const search = (needles: readonly string[]) => `${readAll}.then((stored) => stored.flatMap((line) =>
  ${JSON.stringify(needles)}.filter((needle) => line.includes(needle)).map((needle) => [needle, line.slice(0, 120)])))`;

async function findStored(page: Page, needles: readonly string[]): Promise<readonly [string, string][]> {
  let found: [string, string][] = [];
  // A page that is on its way to another one, such as after signing out, ends what is evaluated in it.
  await expect(async () => {
    found = await page.evaluate<[string, string][]>(search(needles));
  }).toPass({ timeout: readWithinMs });
  const cookies = (await page.context().cookies()).map(({ name, value }) => `cookie ${name} = ${value}`);
  return [
    ...found,
    ...cookies.flatMap((line) =>
      needles.filter((needle) => line.includes(needle)).map((needle): [string, string] => [needle, line]),
    ),
  ];
}

export async function storedWith(page: Page, needles: readonly string[]): Promise<string[]> {
  return (await findStored(page, needles)).map(([needle, line]) => `${needle} in ${line}`);
}

export async function notStored(page: Page, needles: readonly string[]): Promise<string[]> {
  const found = new Set((await findStored(page, needles)).map(([needle]) => needle));
  return needles.filter((needle) => !found.has(needle));
}

interface StoredNames {
  readonly local: readonly string[];
  readonly session: readonly string[];
  readonly databases: readonly string[];
  readonly caches: readonly string[];
  readonly workers: readonly string[];
}

const readNames = `(async () => ({
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).map(({ active }) => new URL(active.scriptURL).pathname),
}))()`;

/** What is stored under a name that web/app/storage/registry.ts does not have. */
export async function unregistered(page: Page): Promise<string[]> {
  const names = await page.evaluate<StoredNames>(readNames);
  const cookies = await page.context().cookies();
  return [
    ...names.local.filter((key) => !findItem("local", key)),
    ...names.session.filter((key) => !findItem("session", key)),
    ...names.databases.filter((name) => name !== database.name),
    ...names.caches.filter((name) => !name.startsWith(shellCachePrefix)),
    ...names.workers.filter((path) => path !== serviceWorkerPath),
    ...cookies.map(({ name }) => name).filter((name) => !cookieNames.includes(name)),
  ];
}
