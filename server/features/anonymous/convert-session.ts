/** server/features/anonymous: visitors without an account. This file: what a visitor saved becomes the new account's. */
import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import { hashToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { quotaDayOf, wholeSession } from "../quota/scan-allowance.ts";
import { addScansUsed, readScansUsed } from "../quota/scan-usage-table.ts";
import { adoptVisitorMeals } from "../scanning/adopt-visitor-meals.ts";
import { claimAnonymousSession, findAnonymousSession, noteTakeover } from "./sessions-table.ts";

/**
 * Returns how many meals moved. Throws `invalid_anonymous_session` for a session that is unknown or was converted,
 * `daily_conversion_limit_exceeded` for the second one of a day: sessions must not refill an account's scans.
 */
export async function convertSession(
  db: Kysely<Database>,
  user: User,
  sessionToken: string,
  now: Date,
): Promise<number> {
  const session = await findAnonymousSession(db, hashToken(sessionToken));
  if (!session) throw new AppError("invalid_anonymous_session");
  return db.transaction().execute(async (transaction) => {
    const isOurs = await claimAnonymousSession(transaction, session.id, user.userId);
    if (!isOurs) throw new AppError("invalid_anonymous_session");
    const movedMeals = await adoptVisitorMeals(transaction, session.id, user.userId, now);
    await countScansOf(transaction, session.id, user, now);
    return movedMeals;
  });
}

/** The session's scans count in the account's day. */
async function countScansOf(db: Kysely<Database>, sessionId: string, user: User, now: Date): Promise<void> {
  const { committed } = await readScansUsed(db, sessionId, wholeSession, now);
  if (committed === 0) return;
  const period = quotaDayOf(user, now);
  await noteTakeover(db, sessionId, period);
  await addScansUsed(db, { ownerId: user.userId, period }, committed);
}
