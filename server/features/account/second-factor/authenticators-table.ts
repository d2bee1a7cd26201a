import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface Authenticator {
  /** Sealed. */
  readonly secret: Uint8Array;
  /** Null until a first code has come from it. */
  readonly confirmedAt: Date | null;
}

export async function loadAuthenticator(
  db: Kysely<Database>,
  userId: string,
): Promise<Authenticator | undefined> {
  return db
    .selectFrom("authenticators")
    .select(["secret", "confirmed_at as confirmedAt"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export async function hasAuthenticator(db: Kysely<Database>, userId: string): Promise<boolean> {
  const authenticator = await loadAuthenticator(db, userId);
  return authenticator !== undefined && authenticator.confirmedAt !== null;
}

/** Stores a key to be confirmed, in place of an earlier one that never was. False if one is confirmed already. */
export async function saveUnconfirmed(
  db: Kysely<Database>,
  { userId, secret, now }: { readonly userId: string; readonly secret: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto("authenticators")
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, created_at: now })
        .where("authenticators.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

interface TakenStep {
  readonly userId: string;
  readonly step: number;
  /** Undefined: for one that is confirmed already. */
  readonly confirmedAt?: Date;
}

/**
 * Uses up a code's time step. False if it was used before, or is older than one that was. One statement, so that only one of two
 * calls gets it.
 */
export async function takeStep(
  db: Kysely<Database>,
  { userId, step, confirmedAt }: TakenStep,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("authenticators")
    .set({ last_step: step, ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where("user_id", "=", userId)
    .where(sql<boolean>`last_step < ${step}`)
    .where("confirmed_at", confirmedAt ? "is" : "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False without a confirmed authenticator. */
export async function deleteAuthenticator(db: Kysely<Database>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("authenticators")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countAuthenticators(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("authenticators")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the account's authenticator, even if it was never confirmed. */
export async function deleteAuthenticatorOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("authenticators").where("user_id", "=", userId).execute();
}
