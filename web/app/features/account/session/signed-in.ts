import { useSyncExternalStore } from "react";
import { onTokensChange, storedTokens } from "../../../api/stored-tokens.ts";

export function isSignedIn(): boolean {
  return storedTokens() !== undefined;
}

/** Undefined on the server and during hydration: only the browser has the tokens. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onTokensChange, isSignedIn, () => undefined);
}
