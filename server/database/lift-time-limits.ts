import { sql, type Transaction } from "kysely";
import type { Database } from "./schema.ts";

/** For work on whole tables. Behind a pooler the limits are the role's, so they are lifted for the transaction. */
export async function liftTimeLimits(transaction: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}
