/** Photos in the browser's database, kept across reloads. The service worker uses this file too: no DOM here. */
import { inStore } from "./browser-database.ts";

/** `unsent:` and its owner: ready to send, until it is analysed or cleared. `shared`: as another app gave it, until the page takes it. */
export type KeptAs = `unsent:${string}` | "shared";

export async function keepPhoto(as: KeptAs, image: Blob): Promise<void> {
  await inStore("photos", "readwrite", (store) => store.put(image, as));
}

export async function keptPhoto(as: KeptAs): Promise<Blob | undefined> {
  const kept: unknown = await inStore("photos", "readonly", (store) => store.get(as));
  return kept instanceof Blob ? kept : undefined;
}

export async function forgetPhoto(as: KeptAs): Promise<void> {
  await inStore("photos", "readwrite", (store) => store.delete(as));
}
