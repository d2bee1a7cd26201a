import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import { hashToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { quotaDayOf, wholeSession } from "../quota/scan-allowance.ts";
import { addScansUsed, loadScansUsed } from "../quota/scan-usage-table.ts";
import { adoptVisitorMeals } from "../scan/adopt-visitor-meals.ts";
import { claimAnonymousSession, findAnonymousSession, recordConversion } from "./sessions-table.ts";

interface Conversion {
  readonly user: User;
  readonly sessionToken: string;
  readonly now: Date;
}

/**
 * Moves a visitor's meals to a new account and returns how many. Throws `invalid_anonymous_session` for a session that is
 * unknown or was converted, `daily_conversion_limit_exceeded` for an account's second one in a day: otherwise sessions could
 * refill its scans.
 */
export async function convertSession(
  db: Kysely<Database>,
  { user, sessionToken, now }: Conversion,
): Promise<number> {
  const session = await findAnonymousSession(db, hashToken(sessionToken));
  if (!session) throw new AppError("invalid_anonymous_session");
  return db.transaction().execute(async (transaction) => {
    const isClaimed = await claimAnonymousSession(transaction, session.id, user.userId);
    if (!isClaimed) throw new AppError("invalid_anonymous_session");
    const movedMeals = await adoptVisitorMeals(transaction, {
      sessionId: session.id,
      userId: user.userId,
      now,
    });
    await transferScanCount(transaction, session.id, { user, now });
    return movedMeals;
  });
}

/** The session's scans count towards the account's day. */
async function transferScanCount(
  db: Kysely<Database>,
  sessionId: string,
  { user, now }: Pick<Conversion, "user" | "now">,
): Promise<void> {
  const { committed } = await loadScansUsed(db, { ownerId: sessionId, period: wholeSession }, now);
  if (committed === 0) return;
  const period = quotaDayOf(user, now);
  await recordConversion(db, sessionId, period);
  await addScansUsed(db, { ownerId: user.userId, period }, committed);
}
