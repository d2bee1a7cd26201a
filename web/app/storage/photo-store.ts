/** Photos in IndexedDB. The service worker uses this file too: no DOM here. */
import { queryStore } from "./browser-database.ts";

/** `unsent:` and the owner: until they are analysed or cleared. `shared`: from another app, until the page picks them up. */
export type PhotoKey = `unsent:${string}` | "shared";

export interface StoredPhoto {
  readonly image: Blob;
  /** Absent from what other apps share. */
  readonly shotAt?: Date | undefined;
  readonly grams?: number | undefined;
}

export async function savePhotos(key: PhotoKey, photos: readonly StoredPhoto[]): Promise<void> {
  await queryStore("photos", "readwrite", (store) => store.put(photos, key));
}

/** The photos of one meal; earlier versions stored one photo. */
export async function loadPhotos(key: PhotoKey): Promise<readonly StoredPhoto[]> {
  const stored: unknown = await queryStore("photos", "readonly", (store) => store.get(key));
  if (stored instanceof Blob) return [{ image: stored }];
  // Only `savePhotos` writes lists here.
  return Array.isArray(stored) ? (stored as readonly StoredPhoto[]) : [];
}

export async function deletePhotos(key: PhotoKey): Promise<void> {
  await queryStore("photos", "readwrite", (store) => store.delete(key));
}
