// Ends a session whose tokens the server no longer accepts.

import { clearStorage } from "../storage/clear-storage.ts";
import { visitor } from "../storage/registry.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { notifyTokenListeners, signedInAccountId, storedTokens } from "./stored-tokens.ts";

/** Called with the account whose session it was. */
type SessionEndListener = (accountId: string | undefined) => void;

const listeners = new Set<SessionEndListener>();

export function onSessionEnd(listener: SessionEndListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function endSession(): void {
  // Several calls may fail at the same time: only the first still knows whose session it was.
  if (!storedTokens()) return;
  const accountId = clearSession();
  for (const listener of listeners) listener(accountId);
}

/** The person did not sign out, so unsent work is kept until they sign in again (docs/decisions, 029). */
function clearSession(): string | undefined {
  const accountId = signedInAccountId();
  void clearStorage(accountId === undefined ? [visitor] : [accountId, visitor]);
  notifyTokenListeners();
  return accountId;
}

/**
 * After a call that ends sessions, by a page that stays and says how to go on. The server is asked, since this browser may be signed in
 * to an account whose sessions go on. Throws if it could not be reached.
 */
export async function clearEndedSession(): Promise<void> {
  const tokens = storedTokens();
  if (tokens && (await refreshTokens(tokens.accessToken)) === undefined) clearSession();
}
