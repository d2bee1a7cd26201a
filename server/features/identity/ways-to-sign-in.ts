import { type Kysely, sql } from "kysely";
import type { Database } from "../../database/schema.ts";

/** Password, providers and passkeys. Call it under the account's lock: two removals at the same time would leave none. */
export async function countWaysToSignIn(db: Kysely<Database>, userId: string): Promise<number> {
  const { rows } = await sql<{ ways: number }>`select (
      (select count(*) from users where id = ${userId} and password_hash is not null)
      + (select count(*) from provider_identities where user_id = ${userId})
      + (select count(*) from passkeys where user_id = ${userId}))::int as ways`.execute(db);
  return rows[0]?.ways ?? 0;
}
