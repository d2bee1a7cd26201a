// Exchanges the refresh token for a new pair, one exchange at a time across all tabs (Web Locks).
import * as z from "zod/mini";
import { refresh } from "#contract/endpoints/sign-in.ts";
import { requestTimeoutMs } from "#contract/limits.ts";
import { type TokenPair, tokenPair } from "#contract/shapes/sign-in.ts";
import { readBody, send, toApiError } from "./send.ts";
import { storedTokens, storeTokens } from "./stored-tokens.ts";

const lockName = "platewise-token-refresh";

/**
 * A valid access token to replace `staleToken`, of whoever is signed in by then; undefined if the session is over.
 * Throws if the server could not be reached: the session may still be valid.
 */
export function refreshTokens(staleToken: string): Promise<string | undefined> {
  return withLock(async () => {
    const tokens = storedTokens();
    // While this tab waited for the lock, another one may have refreshed or signed out.
    if (!tokens || tokens.accessToken !== staleToken) return tokens?.accessToken;
    if (!tokens.refreshToken) return undefined;
    const renewed = await requestNewTokens(tokens.refreshToken);
    const present = storedTokens()?.accessToken;
    // The person signed out in the meantime, or another one signed in: drop the new pair.
    if (present !== staleToken) return present;
    if (!renewed) return undefined;
    storeTokens(renewed);
    return renewed.accessToken;
  });
}

let lastRefreshInThisTab: Promise<unknown> = Promise.resolve();

/** Web Locks need a secure context; without them (plain http) calls queue within the tab. */
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.locks) return navigator.locks.request(lockName, work);
  const result = lastRefreshInThisTab.then(work);
  lastRefreshInThisTab = result.catch(() => undefined);
  return result;
}

async function requestNewTokens(refreshToken: string): Promise<TokenPair | undefined> {
  const response = await send({
    url: refresh.path,
    method: refresh.method,
    headers: new Headers({ "Content-Type": "application/json" }),
    body: JSON.stringify({ refreshToken }),
    timeoutMs: requestTimeoutMs,
  });
  if (response.ok) return z.parse(tokenPair, await readBody(response));
  const failure = await toApiError(response);
  if (failure.isRefusal && failure.status !== 429) return undefined;
  throw failure;
}
