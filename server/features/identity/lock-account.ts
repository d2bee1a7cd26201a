import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";

/**
 * Until the transaction ends, nobody else changes the account or what is counted against its limits. Before a lock on anything
 * of its own. False: there is no such account.
 */
export async function lockAccount(db: Kysely<Database>, userId: string): Promise<boolean> {
  const row = db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate();
  return (await row.executeTakeFirst()) !== undefined;
}
