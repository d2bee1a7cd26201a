// The session's tokens in local storage, shared by all tabs.
import type { TokenPair } from "#contract/shapes/sign-in.ts";
import { isChangeOf, readItem, removeItem, writeItem } from "../storage/stored-items.ts";
import { claimsOf } from "./access-token.ts";

export type TokensListener = (isFromAnotherTab: boolean) => void;
const listeners = new Set<TokensListener>();

/** Called after a sign-in and a sign-out, in this tab and in others. */
export function onTokensChange(listener: TokensListener): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (isChangeOf("accessToken", event)) listener(true);
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

export function notifyTokenListeners(): void {
  for (const listener of listeners) listener(false);
}

/** A person is signed in if an access token is stored. */
export function storedTokens(): TokenPair | undefined {
  const accessToken = readItem("accessToken");
  if (!accessToken) return undefined;
  return { accessToken, refreshToken: readItem("refreshToken") ?? "" };
}

/** The id of the account whose tokens are stored. */
export function signedInAccountId(): string | undefined {
  const accessToken = readItem("accessToken");
  return accessToken ? claimsOf(accessToken)?.userId : undefined;
}

export function storeTokens({ accessToken, refreshToken }: TokenPair): void {
  const areStored = writeItem("refreshToken", refreshToken) && writeItem("accessToken", accessToken);
  if (!areStored) throw new Error("This browser does not let the page store anything.");
  notifyTokenListeners();
}

export function storedAnonymousToken(): string | undefined {
  return readItem("visitorToken") ?? undefined;
}

export function storeAnonymousToken(token: string): void {
  writeItem("visitorToken", token);
}

export function removeAnonymousToken(): void {
  removeItem("visitorToken");
}
