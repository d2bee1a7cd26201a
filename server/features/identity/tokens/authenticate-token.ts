import type { Kysely } from "kysely";
import { hashToken } from "../../../core/opaque-token.ts";
import type { Database } from "../../../database/schema.ts";
import type { IdentifiedUser, UserCall } from "../../../http/caller.ts";
import { rateLimits } from "../../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../../http/rate-limits.ts";
import { findLiveToken, recordTokenUse } from "./tokens-table.ts";

/** Tells a personal token from the others, for people, programs and scanners of leaked secrets. */
export const personalTokenPrefix = "platewise_";
/** Between two records of a token's use, so that calls do not each write a row. */
const useRecordedMs = 5 * 60_000;

export function isPersonalToken(token: string): boolean {
  return token.startsWith(personalTokenPrefix);
}

/**
 * Undefined for an unknown, expired or revoked token. Throws `too_many_requests`. The zone decides the day of this call alone: a
 * program's says nothing of where the person is.
 */
export async function authenticateToken(
  { db, limiter }: { readonly db: Kysely<Database>; readonly limiter: RateLimiter },
  { accessToken, timeZone }: UserCall,
  now: Date,
): Promise<IdentifiedUser | undefined> {
  const found = await findLiveToken(db, hashToken(accessToken), now);
  if (!found) return undefined;
  const { id, scope, lastUsedAt, timeZone: accountZone, ...account } = found;
  await limiter.take(rateLimits.callByToken, id, now);
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > useRecordedMs) await recordTokenUse(db, id, now);
  const user = {
    kind: "user",
    ...account,
    timeZone: timeZone ?? accountZone,
    sessionId: id,
    provedAt: null,
    tokenScope: scope,
  } as const;
  return { user };
}
