import { type Kysely, sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../database/schema.ts";

/** Waits until this many statements in this database wait for a lock. */
export async function waitUntilBlocked(db: Kysely<Database>, wanted: number): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ blocked: number }>`select count(*)::int as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.blocked;
  };
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThanOrEqual(wanted);
}
