import type { Kysely } from "kysely";
import { hashToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import type { User, UserCall } from "../../../http/caller.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { findLiveConnection, findLiveToken, type LiveToken, recordTokenUse } from "./tokens-table.ts";

/** Tells a personal token from the others, for people, programs and scanners of leaked secrets. */
export const personalTokenPrefix = "platewise_";
/** Least time from one record of a token's use to the next, so that calls do not each write a row. */
const useRecordedMs = 5 * 60_000;

export function isPersonalToken(token: string): boolean {
  return token.startsWith(personalTokenPrefix);
}

/** The form of access tokens that our authorization server's library makes; those of sessions have dots. */
const connectionToken = /^[\w-]{43}$/;

export function isConnectionToken(token: string): boolean {
  return connectionToken.test(token);
}

interface TokenCheckParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
}

/** Undefined for an unknown, expired or revoked token. Throws `too_many_requests`. */
export async function authenticateToken(
  parts: TokenCheckParts,
  call: UserCall,
  now: Date,
): Promise<User | undefined> {
  const found = await findLiveToken(parts.db, hashToken(call.accessToken), now);
  return found && admitToken(parts, { found, call }, now);
}

/** The person whose connected assistant presents the access token, which is valid for one audience alone. */
export async function authenticateConnection(
  parts: TokenCheckParts,
  { audience, ...call }: UserCall & { readonly audience: string },
  now: Date,
): Promise<User | undefined> {
  const accessTokenHash = hashToken(call.accessToken);
  const found = await findLiveConnection(parts.db, { accessTokenHash, audience }, now);
  return found && admitToken(parts, { found, call }, now);
}

/** The zone decides the day of this call alone: a program's says nothing of where the person is. */
async function admitToken(
  { db, limiter }: TokenCheckParts,
  { found, call }: { readonly found: LiveToken; readonly call: UserCall },
  now: Date,
): Promise<User> {
  const { id, scope, lastUsedAt, timeZone: accountZone, ...account } = found;
  await limiter.take(rateLimits.callByToken, id, now);
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > useRecordedMs) await recordTokenUse(db, id, now);
  return {
    kind: "user",
    ...account,
    timeZone: call.timeZone ?? accountZone,
    sessionId: id,
    provedAt: null,
    tokenScope: scope,
  };
}
