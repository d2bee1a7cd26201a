/** web/features/scan/photo: photos kept in the browser's database, across reloads. The service worker uses this file too: no DOM here. */

const databaseName = "platewise";
const storeName = "photos";

/** `unsent`: ready to send, until it is analysed or cleared. `shared`: as another app gave it, until the page takes it. */
type KeptAs = "unsent" | "shared";

export async function keepPhoto(as: KeptAs, image: Blob): Promise<void> {
  await inStore("readwrite", (store) => store.put(image, as));
}

export async function keptPhoto(as: KeptAs): Promise<Blob | undefined> {
  const kept: unknown = await inStore("readonly", (store) => store.get(as));
  return kept instanceof Blob ? kept : undefined;
}

export async function forgetPhoto(as: KeptAs): Promise<void> {
  await inStore("readwrite", (store) => store.delete(as));
}

/** Resolves once it is written; undefined where the browser keeps nothing (private windows, no space). */
async function inStore<T>(
  mode: IDBTransactionMode,
  deed: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await opened();
    const transaction = database.transaction(storeName, mode);
    const request = deed(transaction.objectStore(storeName));
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The browser's database is in use."));
  });
}
