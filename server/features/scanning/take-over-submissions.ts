/** server/features/scanning: a visitor's submissions become an account's. Part of the table of submissions. */
import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Answers the ids of those that the visitor had saved, oldest first. */
export async function takeOverSubmissions(
  db: Kysely<Database>,
  anonymousSessionId: string,
  userId: string,
): Promise<string[]> {
  const moved = await db
    .updateTable("meal_submissions")
    .set({ user_id: userId, anonymous_session_id: null })
    .where("anonymous_session_id", "=", anonymousSessionId)
    .returning(["id", "status"])
    .execute();
  // Ids are made in the order of time.
  return moved.flatMap(({ id, status }) => (status === "accepted" ? [id] : [])).sort();
}
