import { languageKey } from "#contract/page-language.ts";
import { items, type PerOwnerItemName, type SingleItemName } from "./registry.ts";

/** Names one value: by item, for per-owner items by owner, and by `part` if an owner has several. */
export type ItemAddress =
  | SingleItemName
  | { readonly item: PerOwnerItemName; readonly owner: string; readonly part?: string };

/** Null if nothing is stored or the browser denies access. */
export function readItem(address: ItemAddress): string | null {
  const { area, key } = locate(address);
  try {
    return area().getItem(key);
  } catch {
    return null;
  }
}

/** False if the browser refuses to store it. */
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

/** Does nothing in browsers without the Cookie Store API and over plain http. */
export function writeLanguageCookie(language: string, expires: number): void {
  void globalThis.cookieStore?.set({ name: languageKey, value: language, expires });
}

/** Whether the event reports a change of this item. A null key means that everything was cleared. */
export function isChangeOf(name: SingleItemName, { key }: StorageEvent): boolean {
  return key === null || key === items[name].key;
}

function locate(address: ItemAddress): { readonly area: () => Storage; readonly key: string } {
  const isSingle = typeof address === "string";
  const { area, key } = items[isSingle ? address : address.item];
  const ending = isSingle ? "" : [address.part, address.owner].filter((part) => part !== undefined).join(":");
  return { area: () => (area === "local" ? localStorage : sessionStorage), key: key + ending };
}
