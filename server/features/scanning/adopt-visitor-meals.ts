/** server/features/scanning: what a visitor scanned and saved becomes a new account's. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { saveAsMeal } from "./accept-submission.ts";
import { moveToUser } from "./submission-table.ts";

/**
 * Moves the session's submissions and makes meals of the accepted ones, oldest first (ids are made in the order of
 * time). Gives how many meals. Belongs into the transaction that claims the session.
 */
export async function adoptVisitorMeals(
  db: Kysely<Database>,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<number> {
  const submissions = await moveToUser(db, sessionId, userId, now);
  const accepted = submissions
    .filter(({ status }) => status === "accepted")
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const submission of accepted) await saveAsMeal(db, userId, submission, now);
  return accepted.length;
}
