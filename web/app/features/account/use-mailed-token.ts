import { useSyncExternalStore } from "react";

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

function readToken(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
}

/**
 * The token of a mailed link, from the address's fragment, which no server sees. Undefined on the server and during hydration;
 * empty without a token.
 */
export function useMailedToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(onHashChange, readToken, () => undefined);
}
