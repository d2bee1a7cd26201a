/** Node's `structuredClone` cannot copy jsdom's Blobs. */
const copyOf = (value: unknown) => (value instanceof Blob ? value : structuredClone(value));

/** The few calls of IndexedDB that `queryStore` makes, on a Map: jsdom has no IndexedDB. */
export function memoryDatabase() {
  const stores = new Map<string, Map<IDBValidKey, unknown>>();
  const later = (call: () => void) => void queueMicrotask(call);
  const connection = {
    objectStoreNames: { contains: (name: string) => stores.has(name) },
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    close: () => {},
    transaction: (name: string) => {
      const rows = stores.get(name);
      if (!rows) throw new DOMException(`No store ${name}`, "NotFoundError");
      const transaction = { oncomplete: () => {}, objectStore: () => store };
      const answer = (result: unknown) => {
        later(() => later(() => transaction.oncomplete()));
        return { result };
      };
      const store = {
        put: (value: unknown, key: IDBValidKey) => {
          rows.set(key, copyOf(value));
          return answer(key);
        },
        getAll: () => answer([...rows.values()].map((value) => structuredClone(value))),
        get: (key: IDBValidKey) => answer(copyOf(rows.get(key))),
        delete: (key: IDBValidKey) => answer(void rows.delete(key)),
      };
      return transaction;
    },
  };
  return {
    open: () => {
      const request = { result: connection, onupgradeneeded: () => {}, onsuccess: () => {} };
      later(() => {
        if (stores.size === 0) request.onupgradeneeded();
        request.onsuccess();
      });
      return request;
    },
  };
}
