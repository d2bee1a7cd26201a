/** server/features/anonymous: visitors without an account. This file: what a visitor saved becomes the new account's. */
import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import { hashOfToken } from "../../core/opaque-token.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { adoptVisitorMeals } from "../scanning/adopt-visitor-meals.ts";
import { claimAnonymousSession, findAnonymousSession } from "./sessions-table.ts";

/** Answers how many meals moved. Throws `invalid_anonymous_session` for a session that is unknown or was converted. */
export async function convertSession(
  db: Kysely<Database>,
  user: User,
  sessionToken: string,
  now: Date,
): Promise<number> {
  const session = await findAnonymousSession(db, hashOfToken(sessionToken));
  if (!session) throw new AppError("invalid_anonymous_session");
  return db.transaction().execute(async (transaction) => {
    const isOurs = await claimAnonymousSession(transaction, session.id, user.userId);
    if (!isOurs) throw new AppError("invalid_anonymous_session");
    return adoptVisitorMeals(transaction, session.id, user.userId, now);
  });
}
