// Ends the current period of an account's subscription. Does not advance the sandbox clock, which parallel tests share.
import { accountIdOf, inDatabase } from "./database.ts";

/** The sandbox notices within a second and sends its events. */
export async function endPeriod(email: string): Promise<void> {
  await inDatabase(async (db) => {
    const id = await accountIdOf(db, email);
    const now = new Date();
    await db
      .updateTable("sandbox_subscriptions")
      .set({ current_period_end: now, next_step_at: now })
      .where("user_id", "=", id)
      .execute();
  });
}
