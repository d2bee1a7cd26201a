import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** Lifts the limits for work on whole tables, for the transaction: behind a pooler they are the role's. */
export async function liftTimeLimits(transaction: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
