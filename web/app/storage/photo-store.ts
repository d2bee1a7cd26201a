/** Photos in the browser's database, kept across reloads. The service worker uses this file too: no DOM here. */
import { queryStore } from "./browser-database.ts";

/** `unsent:` and its owner: ready to send, until it is analysed or cleared. `shared`: as another app gave it, until the page takes it. */
export type PhotoKey = `unsent:${string}` | "shared";

export async function savePhoto(as: PhotoKey, image: Blob): Promise<void> {
  await queryStore("photos", "readwrite", (store) => store.put(image, as));
}

export async function loadPhoto(as: PhotoKey): Promise<Blob | undefined> {
  const kept: unknown = await queryStore("photos", "readonly", (store) => store.get(as));
  return kept instanceof Blob ? kept : undefined;
}

export async function deletePhoto(as: PhotoKey): Promise<void> {
  await queryStore("photos", "readwrite", (store) => store.delete(as));
}
