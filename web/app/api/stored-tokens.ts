/** web/app/api: the session's keys in local storage (spec section 3), shared by all tabs. */
import type { TokenPair } from "#contract/shapes/identity.ts";

const accessTokenKey = "accessToken";
const refreshTokenKey = "refreshToken";
const anonymousTokenKey = "anonymous_session_token";
/** Cached answers that belong to the signed-in person. */
const personalKeys = ["user_goals", "user_scans", "kept_answers"];

const listeners = new Set<() => void>();

/** Told of a sign-in and a sign-out, in this tab and in others. */
export function onTokensChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === accessTokenKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Signed in means that an access token exists. */
export function storedTokens(): TokenPair | undefined {
  const accessToken = localStorage.getItem(accessTokenKey);
  if (!accessToken) return undefined;
  return { accessToken, refreshToken: localStorage.getItem(refreshTokenKey) ?? "" };
}

export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(accessTokenKey, accessToken);
  localStorage.setItem(refreshTokenKey, refreshToken);
  announce();
}

/** Tokens go, and with them what was cached for their owner. */
export function forgetTokens(): void {
  for (const key of [accessTokenKey, refreshTokenKey, ...personalKeys]) localStorage.removeItem(key);
  announce();
}

export function storedAnonymousToken(): string | undefined {
  return localStorage.getItem(anonymousTokenKey) ?? undefined;
}

export function storeAnonymousToken(token: string): void {
  localStorage.setItem(anonymousTokenKey, token);
}

export function forgetAnonymousToken(): void {
  localStorage.removeItem(anonymousTokenKey);
}
