import { type Kysely, sql } from "kysely";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { findPasswordHash, findPerson } from "../identity/users-table.ts";
import { listSubscriptions } from "../plans/subscriptions-table.ts";

/** Rows that went, by table; those of tables with nothing of the person are left out. */
export type DeletedRows = Readonly<Record<string, number>>;

/** What names a person, though the database does not know it as a reference to the account. */
interface Named {
  readonly userId: string;
  readonly email: string;
}

/** Tables that refer to an account, and by which column. */
async function referencesToUsers(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select reference.conrelid::regclass::text as "table", attribute.attname::text as "column"
    from pg_constraint reference
    join pg_attribute attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'users'::regclass order by 1`.execute(db);
  return rows;
}

async function deleteAndCount(db: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<number> {
  return Number((await statement.execute(db)).numAffectedRows ?? 0);
}

/** Rows that would not go with the account by themselves. */
async function removeWhatOnlyNames(db: Kysely<Database>, { userId, email }: Named): Promise<DeletedRows> {
  return {
    scan_usage: await deleteAndCount(
      db,
      sql`delete from scan_usage where owner_id = ${userId}
      or owner_id in (select id from anonymous_sessions where converted_to_user_id = ${userId})`,
    ),
    anonymous_sessions: await deleteAndCount(
      db,
      sql`delete from anonymous_sessions where converted_to_user_id = ${userId}`,
    ),
    idempotency_keys: await deleteAndCount(
      db,
      sql`delete from idempotency_keys where owner = ${`user:${userId}`}`,
    ),
    // In the sandbox, which stands for somebody else's database; no money moves there.
    sandbox_subscriptions: await deleteAndCount(
      db,
      sql`delete from sandbox_subscriptions where user_id = ${userId}::text`,
    ),
    sandbox_checkouts: await deleteAndCount(
      db,
      sql`delete from sandbox_checkouts where user_id = ${userId}::text`,
    ),
    // Written before signing in, from the same address.
    support_tickets: await deleteAndCount(
      db,
      sql`delete from support_tickets where user_id = ${userId} or lower(email) = lower(${email})`,
    ),
  };
}

async function countReferring(db: Kysely<Database>, userId: string): Promise<DeletedRows> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await referencesToUsers(db)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      db,
    );
    counts[table] = (counts[table] ?? 0) + (rows[0]?.count ?? 0);
  }
  return counts;
}

/** What is kept of the person whose account has this address, however it is written. Throws `not_found`. */
export async function findAccount(db: Kysely<Database>, email: string) {
  const found = await findPasswordHash(db, email);
  const person = found && (await findPerson(db, found.id));
  if (!person) throw new AppError("not_found");
  const subscriptions = await listSubscriptions(db, person.id);
  return {
    person,
    isSubscribed: subscriptions.some(blocksCheckout),
    rows: await countReferring(db, person.id),
  };
}

/** In one transaction: all of it goes, or nothing. */
export async function deleteAccountData(
  db: Kysely<Database>,
  { userId, email }: Named,
): Promise<DeletedRows> {
  return db.transaction().execute(async (transaction) => {
    // Before anything is counted: whoever is saving a meal right now waits, and finds no account then.
    await sql`select 1 from users where id = ${userId} for update`.execute(transaction);
    const named = await removeWhatOnlyNames(transaction, { userId, email });
    const referring = await countReferring(transaction, userId);
    const users = await deleteAndCount(transaction, sql`delete from users where id = ${userId}`);
    const all = Object.entries({ ...referring, ...named, users });
    return Object.fromEntries(all.filter(([, count]) => count > 0));
  });
}
