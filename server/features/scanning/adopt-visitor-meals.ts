/** server/features/scanning: what a visitor scanned and saved becomes a new account's. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { saveAsMeal } from "./accept-submission.ts";
import { moveToUser } from "./submission-table.ts";

/** Moves the session's submissions and makes meals of the accepted ones. Gives how many meals; 0 the second time. */
export async function adoptVisitorMeals(
  db: Kysely<Database>,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const submissions = await moveToUser(transaction, sessionId, userId, now);
    const accepted = submissions.filter(({ status }) => status === "accepted");
    for (const submission of accepted) await saveAsMeal(transaction, userId, submission, now);
    return accepted.length;
  });
}
