import type { Kysely } from "kysely";
import { nextQuotaZone } from "#domain/scanning/quota-zone.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { findLiveSession } from "./sessions-table.ts";
import { saveQuotaZone, saveTimeZone } from "./users-table.ts";

export interface AuthenticationParts {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  /** What was planned for the account's time zones is due at other instants now. */
  readonly onZoneMoved: (userId: string) => Promise<void>;
}

/** Undefined for a bad token, and from the moment its session or account has ended. */
export async function authenticateUser(
  { db, accessTokens, onZoneMoved }: AuthenticationParts,
  { token, timeZone: callTimeZone }: { readonly token: string; readonly timeZone: string | undefined },
  now: Date,
): Promise<User | undefined> {
  const claims = await accessTokens.verify(token, now);
  const session = claims && (await findLiveSession(db, claims, now));
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
