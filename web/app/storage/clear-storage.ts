import { queryStore } from "./browser-database.ts";
import { findItem, findOwner, items, visitor } from "./registry.ts";

/**
 * Removes all data of accounts and visitors from this browser, and unregistered keys. Keeps the device's own entries and
 * those of `keptOwners`. Local and session storage are cleared synchronously, before the first await.
 */
export async function clearStorage(keptOwners: readonly string[]): Promise<void> {
  const hasForeignSubscription = isNotifiedWithout(keptOwners);
  clearArea("local", keptOwners);
  clearArea("session", keptOwners);
  await Promise.all([
    clearPhotos(keptOwners),
    clearWaitingScans(keptOwners),
    hasForeignSubscription && unsubscribeFromPush(),
  ]);
}

/** Whether the browser gets notifications for an account that leaves it. */
function isNotifiedWithout(keptOwners: readonly string[]): boolean {
  const { key } = items.notifications;
  return Object.keys(localStorage).some(
    (name) =>
      name.startsWith(key) &&
      localStorage.getItem(name) === "on" &&
      !keptOwners.includes(name.slice(key.length)),
  );
}

/** Ends the browser's subscription. The server learns of it from the push service; signing out has told it already. */
async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

function clearArea(area: "local" | "session", keptOwners: readonly string[]): void {
  const storage = area === "local" ? localStorage : sessionStorage;
  for (const key of Object.keys(storage)) {
    const item = findItem(area, key);
    const owner = item && findOwner(item, key);
    const isKept = item?.owner === "device" || (owner !== undefined && keptOwners.includes(owner));
    if (!isKept) storage.removeItem(key);
  }
}

async function clearPhotos(keptOwners: readonly string[]): Promise<void> {
  const keys = (await queryStore("photos", "readonly", (store) => store.getAllKeys())) ?? [];
  for (const key of keys) {
    // The service worker does not know who is signed in when another app shares a photo.
    const owner = key === "shared" ? visitor : String(key).split(":")[1];
    if (owner === undefined || !keptOwners.includes(owner))
      await queryStore("photos", "readwrite", (store) => store.delete(key));
  }
}

async function clearWaitingScans(keptOwners: readonly string[]): Promise<void> {
  const rows: unknown[] = (await queryStore("waiting-scans", "readonly", (store) => store.getAll())) ?? [];
  for (const row of rows) {
    const { id, personId } = row as { readonly id: string; readonly personId: string };
    if (!keptOwners.includes(personId))
      await queryStore("waiting-scans", "readwrite", (store) => store.delete(id));
  }
}
