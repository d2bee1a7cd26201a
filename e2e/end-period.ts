/** e2e/: the period of somebody's subscription is over now. (The sandbox's clock is everybody's: tests beside this one have theirs.) */
import { inDatabase } from "./database.ts";

/** The sandbox notices by itself within a second, and sends its news. */
export async function endPeriod(email: string): Promise<void> {
  await inDatabase(async (db) => {
    const { id } = await db
      .selectFrom("users")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const now = new Date();
    await db
      .updateTable("sandbox_subscriptions")
      .set({ current_period_end: now, next_step_at: now })
      .where("user_id", "=", id)
      .execute();
  });
}
