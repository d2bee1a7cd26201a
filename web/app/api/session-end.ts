/** The server no longer takes the tokens: the session is over without anybody having asked for it. */

import { clearStorage } from "../storage/clear-storage.ts";
import { visitor } from "../storage/registry.ts";
import { announceTokens, signedInAccountId, storedTokens } from "./stored-tokens.ts";

const listeners = new Set<() => void>();

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Nobody asked for unsent work to go, so it waits for its owner to sign in again (decision 029). */
export function endSession(): void {
  // Several calls may find out at the same time: only the first still knows whose session it was.
  if (!storedTokens()) return;
  const accountId = signedInAccountId();
  void clearStorage(accountId === undefined ? [visitor] : [accountId, visitor]);
  announceTokens();
  for (const listener of listeners) listener();
}
