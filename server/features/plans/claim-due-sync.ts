import { type Kysely, sql } from "kysely";
import type { Database, Row } from "../../database/schema.ts";

export interface SyncClaim {
  readonly provider: string;
  /** The provider's clock, as in `nextSyncAt`. */
  readonly now: Date;
  readonly nextSyncAt: Date;
}

interface Synced<Table extends "checkouts" | "subscriptions"> {
  readonly table: Table;
  readonly key: keyof Row<Table> & string;
}

/**
 * Takes one row that is due to be synced. Its next sync is set here, so that no other process takes it too, and a crash delays it
 * rather than repeating it at once.
 */
export async function claimDueSync<Table extends "checkouts" | "subscriptions">(
  db: Kysely<Database>,
  { table, key }: Synced<Table>,
  { provider, now, nextSyncAt }: SyncClaim,
): Promise<Row<Table> | undefined> {
  const { rows } = await sql<Row<Table>>`update ${sql.table(table)} set next_look_at = ${nextSyncAt}
    where provider = ${provider} and ${sql.ref(key)} = (
      select ${sql.ref(key)} from ${sql.table(table)} where provider = ${provider} and next_look_at <= ${now}
      order by next_look_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}
