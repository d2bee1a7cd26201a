import type { Kysely } from "kysely";
import { nextQuotaZone } from "#domain/scan/quota-zone.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import type { Database } from "../../database/schema.ts";
import type { User, UserCall } from "../../http/caller.ts";
import { findLiveSession } from "./sessions-table.ts";
import { saveQuotaZone, saveTimeZone } from "./user-settings-table.ts";

export interface AuthenticationParts {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  /** What was planned for the account's time zones is due at other instants now. */
  readonly onZoneMoved: (userId: string) => Promise<void>;
}

/** Undefined for a bad token, and from the moment its session or account has ended. */
export async function authenticateUser(
  { db, accessTokens, onZoneMoved }: AuthenticationParts,
  { accessToken, timeZone: callTimeZone }: UserCall,
  now: Date,
): Promise<User | undefined> {
  const claims = await accessTokens.verify(accessToken, now);
  if (!claims) return undefined;
  const session = await findLiveSession(db, claims, now);
  if (!session) return undefined;
  const hasMoved = callTimeZone !== undefined && callTimeZone !== session.timeZone;
  if (hasMoved) {
    await saveTimeZone(db, claims.userId, callTimeZone);
  }
  const { quotaZone: earlierZone, ...account } = session;
  const timeZone = callTimeZone ?? session.timeZone;
  const quotaZone = nextQuotaZone(earlierZone, timeZone, now);
  if (quotaZone !== earlierZone) {
    await saveQuotaZone(db, claims.userId, { from: earlierZone, to: quotaZone });
  }
  if (hasMoved || quotaZone !== earlierZone) await onZoneMoved(claims.userId);
  return {
    kind: "user",
    ...claims,
    ...account,
    timeZone,
    quotaTimeZone: quotaZone.timeZone,
  };
}
