import { type Kysely, sql } from "kysely";
import { blocksCheckout } from "#domain/plans/subscription-state.ts";
import { deleteSandboxAccount } from "../../adapters/payments/sandbox/sandbox-actions.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { deleteUserKeys } from "../../http/idempotency-table.ts";
import { findPasswordHash } from "../account/password/password-table.ts";
import { deleteUser, findPerson, lockAccountForDeletion } from "../account/users-table.ts";
import { deleteConvertedSessions } from "../anonymous/sessions-table.ts";
import { deleteMails } from "../mails/mails-table.ts";
import { listSubscriptions } from "../plans/subscriptions-table.ts";
import { deleteScanUsage } from "../quota/scan-usage-table.ts";
import { deleteTickets } from "../support/tickets-table.ts";

/** How many rows were deleted, by table; tables without any are left out. */
export type DeletedRows = Readonly<Record<string, number>>;

interface AccountOwner {
  readonly userId: string;
  readonly email: string;
}

/** The tables and columns with a foreign key to `users`. */
async function listReferencesToUsers(db: Kysely<Database>): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select reference.conrelid::regclass::text as "table", attribute.attname::text as "column"
    from pg_constraint reference
    join pg_attribute attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'users'::regclass order by 1`.execute(db);
  return rows;
}

/** Rows that no foreign key ties to the account. Scan counts first: they are found by the sessions deleted after them. */
async function deleteUnreferencedRows(db: Kysely<Database>, owner: AccountOwner): Promise<DeletedRows> {
  const { userId } = owner;
  return {
    scan_usage: await deleteScanUsage(db, userId),
    anonymous_sessions: await deleteConvertedSessions(db, userId),
    idempotency_keys: await deleteUserKeys(db, userId),
    ...(await deleteSandboxAccount(db, userId)),
    support_tickets: await deleteTickets(db, owner),
    mails: await deleteMails(db, owner),
  };
}

async function countReferringRows(db: Kysely<Database>, userId: string): Promise<DeletedRows> {
  const counts: Record<string, number> = {};
  for (const { table, column } of await listReferencesToUsers(db)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      db,
    );
    counts[table] = (counts[table] ?? 0) + (rows[0]?.count ?? 0);
  }
  return counts;
}

/** The account of an e-mail address in any case, with its rows by table. Throws `not_found`. */
export async function findAccount(db: Kysely<Database>, email: string) {
  const found = await findPasswordHash(db, email);
  const person = found && (await findPerson(db, found.id));
  if (!person) throw new AppError("not_found");
  const subscriptions = await listSubscriptions(db, person.id);
  return {
    person,
    isSubscribed: subscriptions.some(blocksCheckout),
    rows: await countReferringRows(db, person.id),
  };
}

/** Deletes all rows of the account; needs a transaction, so that everything is deleted, or nothing. */
export async function deleteAccountRows(db: Kysely<Database>, owner: AccountOwner): Promise<DeletedRows> {
  // Before counting, so that a meal being saved right now is not counted and then finds no account.
  await lockAccountForDeletion(db, owner.userId);
  const unreferenced = await deleteUnreferencedRows(db, owner);
  const referring = await countReferringRows(db, owner.userId);
  const users = await deleteUser(db, owner.userId);
  const all = Object.entries({ ...referring, ...unreferenced, users });
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

export function deleteAccountData(db: Kysely<Database>, owner: AccountOwner): Promise<DeletedRows> {
  return db.transaction().execute((transaction) => deleteAccountRows(transaction, owner));
}
