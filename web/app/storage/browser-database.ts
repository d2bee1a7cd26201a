/** IndexedDB, for what is too large for local storage. The service worker uses this file too: no DOM here. */

import { database } from "./registry.ts";

const version = 2;
type StoreName = (typeof database.stores)[number];

/** Resolves once the transaction is complete; undefined if the browser stores nothing (private windows, no space). */
export async function queryStore<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const connection = await openDatabase();
    const transaction = connection.transaction(name, mode);
    const request = createRequest(transaction.objectStore(name));
    return await new Promise<T>((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => connection.close());
  } catch {
    return undefined;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database.name, version);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of database.stores) {
        if (!result.objectStoreNames.contains(name)) result.createObjectStore(name);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("The browser's database is in use."));
  });
}
