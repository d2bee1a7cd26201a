/** web/app/features/session: who is using the app. This file: whether anyone is signed in (spec section 4: an access token exists). */
import { useSyncExternalStore } from "react";
import { onTokensChange, storedTokens } from "../../api/stored-tokens.ts";

export function isSignedIn(): boolean {
  return storedTokens() !== undefined;
}

/** Undefined while the server renders and the page comes to life: only the browser knows. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(onTokensChange, isSignedIn, () => undefined);
}
