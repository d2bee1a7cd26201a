import { items, type PerOwnerItemName, type SingleItemName } from "./registry.ts";

/** One value: by its name alone, or by its owner too, and by a part where an owner has several. */
export type ItemAddress =
  | SingleItemName
  | { readonly item: PerOwnerItemName; readonly owner: string; readonly part?: string };

/** Null where nothing is stored, or the browser refuses to tell. */
export function readItem(address: ItemAddress): string | null {
  const { area, key } = locate(address);
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser refuses to store it. */
export function writeItem(address: ItemAddress, value: string): boolean {
  const { area, key } = locate(address);
  try {
    area().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(address: ItemAddress): void {
  const { area, key } = locate(address);
  try {
    area().removeItem(key);
  } catch {
    // A browser that refuses to store has nothing to remove.
  }
}

/** Whether another tab has just changed it. A null key: everything was cleared. */
export function isChangeOf(name: SingleItemName, { key }: StorageEvent): boolean {
  return key === null || key === items[name].key;
}

function locate(address: ItemAddress): { readonly area: () => Storage; readonly key: string } {
  const isSingle = typeof address === "string";
  const { area, key } = items[isSingle ? address : address.item];
  const ending = isSingle ? "" : [address.part, address.owner].filter((part) => part !== undefined).join(":");
  return { area: () => (area === "local" ? localStorage : sessionStorage), key: key + ending };
}
