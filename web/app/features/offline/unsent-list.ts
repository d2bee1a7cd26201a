// What an account did without a network, stored in the browser until the server has it.
import { notifyManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { signedInAccountId } from "../../api/stored-tokens.ts";
import type { PerOwnerItemName } from "../../storage/registry.ts";
import { type ItemAddress, readItem, removeItem } from "../../storage/stored-items.ts";
import { loadUnsent, saveUnsent } from "../../storage/unsent-work.ts";

export interface UnsentList<Entry> {
  readonly load: () => readonly Entry[];
  readonly change: (next: (entries: readonly Entry[]) => readonly Entry[]) => void;
  readonly use: () => readonly Entry[];
}

/** `toEntry`: of what is stored; an entry that an earlier version stored in another shape is not read. */
export function createUnsentList<Stored, Entry>(
  item: PerOwnerItemName,
  shape: z.ZodMiniType<Stored>,
  toEntry: (stored: Stored) => Entry,
): UnsentList<Entry> {
  const listeners = new Set<() => void>();
  const none: readonly Entry[] = [];
  let read: { readonly text: string | null; readonly entries: readonly Entry[] } = {
    text: null,
    entries: none,
  };
  const address = (): ItemAddress | undefined => {
    const owner = signedInAccountId();
    return owner === undefined ? undefined : { item, owner };
  };
  const load = () => {
    const at = address();
    const text = at ? readItem(at) : null;
    if (text === read.text) return read.entries;
    const stored = at && z.safeParse(z.array(shape), loadUnsent(at));
    read = { text, entries: stored?.success ? stored.data.map(toEntry) : none };
    return read.entries;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // Of other tabs.
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  };
  return {
    load,
    change: (next) => {
      const at = address();
      if (!at) return;
      const before = load();
      const entries = next(before);
      if (entries === before || (entries.length === 0 && before.length === 0)) return;
      if (entries.length > 0) saveUnsent(at, entries);
      else removeItem(at);
      // Together with the answers that the queries have got by then: a row that becomes another never shows twice.
      for (const listener of listeners) notifyManager.schedule(listener);
    },
    use: () => useSyncExternalStore(subscribe, load, () => none),
  };
}
