import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database, Row } from "./schema.ts";

type QueueTable = "mails" | "subscription_mails" | "support_tickets" | "payment_events" | "sandbox_events";

/** A table of work that is retried until it is done. */
export interface Queue<Table extends QueueTable> {
  readonly table: Table;
  readonly key: keyof Row<Table> & string;
  /** null until the work is done. */
  readonly doneAt: keyof Row<Table> & string;
  /** The next try comes after this, then twice, four times … as long, up to the longest. */
  readonly retryDelays: { readonly firstMs: number; readonly longestMs: number };
  /** Orders rows that are due at the same time: the lowest comes first. */
  readonly position?: keyof Row<Table> & string;
}

/** Attempts after which the delay no longer doubles. */
const doublingsMax = 20;

/**
 * Takes one row that is due. Its next try is set before this one, so that neither another process nor one that dies in the middle
 * takes it again at once. One set for later than any try is was set while the clock was wrong, and is due.
 */
export async function claimDue<Table extends QueueTable>(
  db: Kysely<Database>,
  { table, key, doneAt, retryDelays: { firstMs, longestMs }, position }: Queue<Table>,
  { now, of = sql`true` }: { readonly now: Date; readonly of?: RawBuilder<unknown> },
): Promise<Row<Table> | undefined> {
  const tooLate = new Date(now.getTime() + 2 * longestMs);
  const { rows } = await sql<Row<Table>>`update ${sql.table(table)} set attempts = attempts + 1,
      next_try_at = ${now}::timestamptz + interval '1 millisecond'
        * least(${longestMs}::float8, ${firstMs}::float8 * power(2, least(attempts, ${doublingsMax}::int)))
    where ${of} and ${sql.ref(key)} = (
      select ${sql.ref(key)} from ${sql.table(table)}
      where ${of} and ${sql.ref(doneAt)} is null and (next_try_at <= ${now} or next_try_at > ${tooLate})
      order by next_try_at ${position ? sql`, ${sql.ref(position)}` : sql``} limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** How many rows are not done yet: read from the partial index of these. */
export async function countWaiting<Table extends keyof Database>(
  db: Kysely<Database>,
  { table, doneAt }: { readonly table: Table; readonly doneAt: keyof Row<Table> & string },
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from ${sql.table(table)} where ${sql.ref(doneAt)} is null`.execute(db);
  return Number(rows[0]?.count);
}
