import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { saveAsMeal } from "./accept-submission.ts";
import { moveSubmissionsToUser, type VisitorHandover } from "./submission-table.ts";

/**
 * Moves the session's submissions to the account and saves the accepted ones as meals, oldest first (ids sort by time).
 * Returns how many meals. Call it in the transaction that claims the session.
 */
export async function adoptVisitorMeals(db: Kysely<Database>, handover: VisitorHandover): Promise<number> {
  const submissions = await moveSubmissionsToUser(db, handover);
  const accepted = submissions
    .filter(({ status }) => status === "accepted")
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const submission of accepted) await saveAsMeal(db, { ...handover, submission });
  return accepted.length;
}
