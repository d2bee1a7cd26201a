/** web/app/api: the session's keys in local storage (spec section 3), shared by all tabs. */
import type { TokenPair } from "#contract/shapes/identity.ts";

const accessTokenKey = "accessToken";
const refreshTokenKey = "refreshToken";
const anonymousTokenKey = "anonymous_session_token";
/** Cached answers that belong to the signed-in person. */
const personalKeys = ["user_goals", "user_scans"];

/** Signed in means that an access token exists. */
export function storedTokens(): TokenPair | undefined {
  const accessToken = localStorage.getItem(accessTokenKey);
  if (!accessToken) return undefined;
  return { accessToken, refreshToken: localStorage.getItem(refreshTokenKey) ?? "" };
}

export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  localStorage.setItem(accessTokenKey, accessToken);
  localStorage.setItem(refreshTokenKey, refreshToken);
}

/** Tokens go, and with them what was cached for their owner. */
export function forgetTokens(): void {
  for (const key of [accessTokenKey, refreshTokenKey, ...personalKeys]) localStorage.removeItem(key);
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
