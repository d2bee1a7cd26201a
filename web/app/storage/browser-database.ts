/** web/app/storage: the browser's database, for what is too large or too precious for local storage. The service worker uses this file too: no DOM here. */

const databaseName = "platewise";
const version = 2;
const storeNames = ["photos", "waiting-scans"] as const;
type StoreName = (typeof storeNames)[number];

/** Resolves once it is written; undefined where the browser keeps nothing (private windows, no space). */
export async function inStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  deed: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await opened();
    const transaction = database.transaction(name, mode);
    const request = deed(transaction.objectStore(name));
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
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of storeNames) {
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The browser's database is in use."));
  });
}
