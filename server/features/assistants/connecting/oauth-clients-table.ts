import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

/** Programs that nobody has let in yet; the oldest makes room for a new one. */
export const unapprovedClientsMax = 10_000;

export async function insertClient(
  db: Kysely<Database>,
  { id, metadata }: { readonly id: string; readonly metadata: object },
  now: Date,
): Promise<void> {
  await db
    .insertInto("oauth_clients")
    .values({ id, metadata: JSON.stringify(metadata), created_at: now })
    .execute();
  await sql`delete from oauth_clients where id in (
    select id from oauth_clients where approved_at is null
    order by created_at desc, id offset ${unapprovedClientsMax})`.execute(db);
}

export async function findClient(db: Kysely<Database>, id: string): Promise<object | undefined> {
  const row = db.selectFrom("oauth_clients").select("metadata").where("id", "=", id);
  return (await row.executeTakeFirst())?.metadata;
}

/** False: it is gone. */
export async function approveClient(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("oauth_clients")
    .set({ approved_at: now })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface UnusedClients {
  /** Those that nobody let in before this. */
  readonly registeredBefore: Date;
  /** Those without a connection that were last let in before this. */
  readonly approvedBefore: Date;
}

export async function deleteUnusedClients(
  db: Kysely<Database>,
  { registeredBefore, approvedBefore }: UnusedClients,
): Promise<void> {
  await sql`delete from oauth_clients c
    where (c.approved_at < ${approvedBefore} or (c.approved_at is null and c.created_at < ${registeredBefore}))
      and not exists (select from personal_tokens t where t.client_id = c.id)`.execute(db);
}
