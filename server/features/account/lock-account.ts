import type { Kysely } from "kysely";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { findLiveSession } from "./sessions-table.ts";

/**
 * Locks the account: until the transaction ends, nobody else changes it or what is counted against its limits. Must come before
 * any other lock. False: there is no such account.
 */
export async function lockAccount(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate();
  return (await row.executeTakeFirst()) !== undefined;
}

/** Who holds the session that a call came from. */
export interface SessionHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * `lockAccount` before a way in is added. Throws `unauthorized` if the session ended during the call: a way in that a reset has
 * just ended must not come back.
 */
export async function lockAccountOf(db: Kysely<Database>, holder: SessionHolder, now: Date): Promise<void> {
  await lockAccount(db, holder.userId);
  if (!(await findLiveSession(db, holder, now))) throw new AppError("unauthorized");
}
