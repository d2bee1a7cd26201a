/** Photos in IndexedDB. The service worker uses this file too: no DOM here. */
import { queryStore } from "./browser-database.ts";

/** `unsent:` and the owner: until it is analysed or cleared. `shared`: from another app, until the page picks it up. */
export type PhotoKey = `unsent:${string}` | "shared";

export async function savePhoto(key: PhotoKey, image: Blob): Promise<void> {
  await queryStore("photos", "readwrite", (store) => store.put(image, key));
}

export async function loadPhoto(key: PhotoKey): Promise<Blob | undefined> {
  const stored: unknown = await queryStore("photos", "readonly", (store) => store.get(key));
  return stored instanceof Blob ? stored : undefined;
}

export async function deletePhoto(key: PhotoKey): Promise<void> {
  await queryStore("photos", "readwrite", (store) => store.delete(key));
}
