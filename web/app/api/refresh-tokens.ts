/** web/app/api: exchanges the refresh token for a new pair, once at a time, whichever tab asks (Web Locks). */
import * as z from "zod/mini";
import { refresh } from "#contract/endpoints/identity.ts";
import { requestTimeoutMs } from "#contract/limits.ts";
import { type TokenPair, tokenPair } from "#contract/shapes/identity.ts";
import { failureOf, readBody, send } from "./send.ts";
import { storedTokens, storeTokens } from "./stored-tokens.ts";

const lockName = "platewise-token-refresh";

/**
 * A good access token in place of `staleToken`; undefined where the session is over.
 * Throws where the server could not be asked: then the session may still be good.
 */
export function refreshTokens(staleToken: string): Promise<string | undefined> {
  return holdingLock(async () => {
    const tokens = storedTokens();
    // While this tab waited for the lock, another one has refreshed or signed out.
    if (!tokens || tokens.accessToken !== staleToken) return tokens?.accessToken;
    if (!tokens.refreshToken) return undefined;
    const renewed = await exchange(tokens.refreshToken);
    // Signed out while the answer was on its way: the new pair is dropped.
    if (!renewed || storedTokens()?.accessToken !== staleToken) return undefined;
    storeTokens(renewed);
    return renewed.accessToken;
  });
}

let lastInThisTab: Promise<unknown> = Promise.resolve();

/** Web Locks need a secure context; without them (plain http) calls queue within the tab. */
function holdingLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if (globalThis.navigator?.locks) return navigator.locks.request(lockName, work);
  const result = lastInThisTab.then(work);
  lastInThisTab = result.catch(() => undefined);
  return result;
}

async function exchange(refreshToken: string): Promise<TokenPair | undefined> {
  const response = await send({
    address: refresh.path,
    method: refresh.method,
    headers: new Headers({ "Content-Type": "application/json" }),
    body: JSON.stringify({ refreshToken }),
    timeoutMs: requestTimeoutMs,
  });
  if (response.ok) return z.parse(tokenPair, await readBody(response));
  const failure = await failureOf(response);
  if (failure.isRefusal && failure.status !== 429) return undefined;
  throw failure;
}
