import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { clearedEntriesMax } from "#contract/limits.ts";
import type { Database } from "../../database/schema.ts";

/** A hash of the entry's key, of fixed length: keys grow with a meal's foods. */
function entryOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

/** Whether the person removed the entry with this key from their lists after it was last logged. */
export async function loadCleared(
  db: Kysely<Database>,
  userId: string,
): Promise<(key: string, loggedAt: Date) => boolean> {
  const rows = await db
    .selectFrom("cleared_entries")
    .select(["entry", "cleared_at"])
    .where("user_id", "=", userId)
    .limit(clearedEntriesMax)
    .execute();
  const clearedAt = new Map(
    rows.map(({ entry, cleared_at }) => [Buffer.from(entry).toString("hex"), cleared_at]),
  );
  if (clearedAt.size === 0) return () => false;
  return (key, loggedAt) => {
    const cleared = clearedAt.get(entryOf(key).toString("hex"));
    return cleared !== undefined && loggedAt <= cleared;
  };
}

/** The account must be locked. Those cleared longest ago make room. */
export async function clearEntry(db: Kysely<Database>, userId: string, key: string): Promise<void> {
  // The clock that also sets `created_at` of meals.
  const now = sql<Date>`now()`;
  await db
    .insertInto("cleared_entries")
    .values({ user_id: userId, entry: entryOf(key), cleared_at: now })
    .onConflict((conflict) => conflict.columns(["user_id", "entry"]).doUpdateSet({ cleared_at: now }))
    .execute();
  const surplus = db
    .selectFrom("cleared_entries")
    .select("entry")
    .where("user_id", "=", userId)
    .orderBy("cleared_at", "desc")
    .orderBy("entry")
    .offset(clearedEntriesMax);
  await db
    .deleteFrom("cleared_entries")
    .where("user_id", "=", userId)
    .where("entry", "in", surplus)
    .execute();
}

export async function restoreEntry(db: Kysely<Database>, userId: string, key: string): Promise<void> {
  await db
    .deleteFrom("cleared_entries")
    .where("user_id", "=", userId)
    .where("entry", "=", entryOf(key))
    .execute();
}
