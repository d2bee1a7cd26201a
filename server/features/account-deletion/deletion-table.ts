import { type Kysely, sql, type Transaction } from "kysely";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { mayCharge } from "#domain/plans/subscription-state.ts";
import type { Database } from "../../database/schema.ts";

/** An account without an address is deleted after this, once nobody is signed in to it: nobody can come back (decision 044). */
const detachedKeptMs = 90 * 86_400_000;

export interface AccountToDelete {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly language: Language;
  readonly country: Country | null;
}

/** Marks an account for deletion. False: it is already marked, or gone. */
export async function markForDeletion(
  db: Kysely<Database>,
  userId: string,
  deletesAt: Date,
): Promise<boolean> {
  const marked = db.updateTable("users").set({ deletes_at: deletesAt }).where("id", "=", userId);
  const { numUpdatedRows } = await marked.where("deletes_at", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False: it is not to be deleted. */
export async function unmarkForDeletion(db: Kysely<Database>, userId: string): Promise<boolean> {
  const unmarked = db.updateTable("users").set({ deletes_at: null }).where("id", "=", userId);
  const { numUpdatedRows } = await unmarked.where("deletes_at", "is not", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectDue(db: Kysely<Database>, now: Date) {
  const detachedBefore = new Date(now.getTime() - detachedKeptMs);
  return db
    .selectFrom("users")
    .select(["id", "email", "first_name as firstName", "language", "country"])
    .select(sql<boolean>`email_verified_at is not null`.as("isEmailVerified"))
    .where((user) =>
      user.or([
        user("deletes_at", "<=", now),
        user.and([
          user("detached_at", "<=", detachedBefore),
          user.not(
            user.exists(
              user
                .selectFrom("refresh_token_families as session")
                .select("session.id")
                .whereRef("session.user_id", "=", "users.id")
                .where("session.ended_at", "is", null)
                .where("session.expires_at", ">", now),
            ),
          ),
        ]),
      ]),
    );
}

/** Accounts due for deletion in the order of their ids, from the first after `after`. */
export async function listDueAccounts(
  db: Kysely<Database>,
  { now, after, limit }: { readonly now: Date; readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const due = selectDue(db, now).orderBy("id").limit(limit);
  const rows = await (after === undefined ? due : due.where("id", ">", after)).execute();
  return rows.map(({ id }) => id);
}

export async function isDue(db: Kysely<Database>, userId: string, now: Date): Promise<boolean> {
  return (await selectDue(db, now).where("users.id", "=", userId).executeTakeFirst()) !== undefined;
}

/** Undefined where it is no longer due: another process was first, or the person kept it. */
export function lockDueAccount(
  db: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<AccountToDelete | undefined> {
  return selectDue(db, now).where("users.id", "=", userId).forUpdate("users").executeTakeFirst();
}

/** Accounts to be deleted with a subscription that the provider might renew. */
export async function listChargedAccountsToDelete(db: Kysely<Database>, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .innerJoin("subscriptions as bought", "bought.user_id", "users.id")
    .select(["users.id", "bought.status", "bought.cancel_at_period_end as cancelAtPeriodEnd"])
    .where("users.deletes_at", "is not", null)
    .where("bought.provider", "=", provider)
    .execute();
  return [...new Set(rows.filter(mayCharge).map(({ id }) => id))];
}
