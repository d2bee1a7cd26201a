// Uses up an account's scans of today except for some. The page shows it after the next load.
import { freeDailyScans } from "#contract/limits.ts";
import { browserToday } from "./browser-day.ts";
import { accountIdOf, inDatabase } from "./database.ts";

export async function setRemainingScans(email: string, remaining: number): Promise<void> {
  await inDatabase(async (db) => {
    const id = await accountIdOf(db, email);
    const committed = freeDailyScans - remaining;
    await db
      .insertInto("scan_usage")
      .values({ owner_id: id, period: browserToday(), committed })
      .onConflict((conflict) => conflict.columns(["owner_id", "period"]).doUpdateSet({ committed }))
      .execute();
  });
}
