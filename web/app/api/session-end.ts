// Ends a session whose tokens the server no longer accepts.

import { clearStorage } from "../storage/clear-storage.ts";
import { visitor } from "../storage/registry.ts";
import { notifyTokenListeners, signedInAccountId, storedTokens } from "./stored-tokens.ts";

/** Called with the account whose session it was. */
type SessionEndListener = (accountId: string | undefined) => void;

const listeners = new Set<SessionEndListener>();

export function onSessionEnd(listener: SessionEndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The person did not sign out, so unsent work is kept until they sign in again (docs/decisions, 029). */
export function endSession(): void {
  // Several calls may fail at the same time: only the first still knows whose session it was.
  if (!storedTokens()) return;
  const accountId = signedInAccountId();
  void clearStorage(accountId === undefined ? [visitor] : [accountId, visitor]);
  notifyTokenListeners();
  for (const listener of listeners) listener(accountId);
}
