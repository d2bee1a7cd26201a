import type { Kysely } from "kysely";
import type { TokenPair } from "#contract/shapes/sign-in.ts";
import type { AccessTokens } from "../../core/access-token.ts";
import { AppError } from "../../core/app-error.ts";
import { hashToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import { issueTokens } from "./issue-tokens.ts";
import type { SecurityLog } from "./security-log/security-log.ts";
import { touchSession } from "./sessions/devices-table.ts";
import { lockRefreshToken, markTokenUsed } from "./sessions/refresh-tokens-table.ts";
import { endSession } from "./sessions-table.ts";
import { findPerson } from "./users-table.ts";

export interface RefreshParts {
  readonly db: Kysely<Database>;
  readonly accessTokens: AccessTokens;
  readonly securityLog: SecurityLog;
}

/** Two tabs may send the same token at nearly the same time: within this, both get a pair that works. */
export const reuseGraceMs = 30_000;

/** Throws `invalid_refresh_token`. A token used again after the grace ends the session: somebody has a copy. */
export async function refreshSession(
  { db, accessTokens, securityLog }: RefreshParts,
  refreshToken: string,
  now: Date,
): Promise<TokenPair> {
  // The refusal is thrown outside: thrown inside, it would undo the session's end.
  const pair = await db
    .transaction()
    .execute((transaction) =>
      exchangeToken({ db: transaction, accessTokens, securityLog }, refreshToken, now),
    );
  if (!pair) throw new AppError("invalid_refresh_token");
  return pair;
}

async function exchangeToken(
  parts: RefreshParts,
  refreshToken: string,
  now: Date,
): Promise<TokenPair | undefined> {
  const { db: transaction, securityLog } = parts;
  const tokenHash = hashToken(refreshToken);
  const state = await lockRefreshToken(transaction, tokenHash, now);
  if (!state || state.isSessionOver || state.isExpired) return undefined;
  const { usedAt, sessionId, sessionExpiresAt } = state;
  // Also where the clock has been set back meanwhile.
  if (usedAt && Math.abs(now.getTime() - usedAt.getTime()) > reuseGraceMs) {
    await endSession(transaction, { sessionId, reason: "reuse" }, now);
    await securityLog.record(transaction, { userId: state.userId, kind: "session_reused" }, now);
    return undefined;
  }
  const person = await findPerson(transaction, state.userId);
  if (!person) return undefined;
  if (!usedAt) await markTokenUsed(transaction, tokenHash, now);
  await touchSession(transaction, sessionId, now);
  return issueTokens(parts, { person, session: { id: sessionId, expiresAt: sessionExpiresAt } }, now);
}
