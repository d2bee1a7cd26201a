import { convertAnonymousSession } from "#contract/endpoints/sign-in.ts";
import { request } from "../../../api/request.ts";
import { removeAnonymousToken, signedInAccountId, storedAnonymousToken } from "../../../api/stored-tokens.ts";
import { type ItemAddress, readItem, removeItem, writeItem } from "../../../storage/stored-items.ts";
import { hasSessionEnded } from "./anonymous-session.ts";

/**
 * Moves the visitor's saved meals to the account that is signed in. Returns the failure, if any: the sessions that
 * failed then belong to this account, and are tried again at its next sign-in.
 */
export async function convertVisitorSessions(): Promise<unknown> {
  const accountId = signedInAccountId();
  if (accountId === undefined) return undefined;
  const kept: ItemAddress = { item: "unconvertedSessions", owner: accountId };
  const tokens = new Set((readItem(kept) ?? "").split(" ").filter((token) => token !== ""));
  const visitorToken = storedAnonymousToken();
  if (visitorToken !== undefined) tokens.add(visitorToken);
  saveTokens(kept, tokens);
  removeAnonymousToken();
  let failure: unknown;
  for (const sessionToken of [...tokens]) {
    try {
      await request(convertAnonymousSession, { body: { sessionToken } });
    } catch (error) {
      if (!hasSessionEnded(error)) {
        failure = error;
        continue;
      }
    }
    tokens.delete(sessionToken);
    saveTokens(kept, tokens);
  }
  return failure;
}

function saveTokens(address: ItemAddress, tokens: ReadonlySet<string>): void {
  // The account may have signed out meanwhile; nothing of it may be written then.
  if (typeof address !== "string" && signedInAccountId() !== address.owner) return;
  if (tokens.size === 0) removeItem(address);
  else writeItem(address, [...tokens].join(" "));
}
