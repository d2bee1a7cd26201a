import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export interface StoredPasskey {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** Oldest first. */
export async function listPasskeys(db: Kysely<Database>, userId: string): Promise<ListedPasskey[]> {
  return db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function listCredentialIds(db: Kysely<Database>, userId: string): Promise<string[]> {
  const ids = db.selectFrom("passkeys").select("credential_id").where("user_id", "=", userId).orderBy("id");
  return (await ids.execute()).map((row) => row.credential_id);
}

/** The passkeys of an account, as a browser needs them to ask for one. */
export async function listCredentials(
  db: Kysely<Database>,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  return db
    .selectFrom("passkeys")
    .select(["credential_id as id", "transports"])
    .where("user_id", "=", userId)
    .orderBy("passkeys.id")
    .execute();
}

export async function findPasskey(
  db: Kysely<Database>,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom("passkeys")
    .select(["id", "user_id", "credential_id", "public_key", "counter"])
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      credentialId: row.credential_id,
      publicKey: row.public_key,
      counter: Number(row.counter),
    }
  );
}

/** False where the authenticator's passkey is known already. */
export async function insertPasskey(
  db: Kysely<Database>,
  passkey: StoredPasskey & { readonly name: string; readonly transports: readonly string[] },
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto("passkeys")
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a use. False if another call has used this or a later signature: somebody may have a copy of the authenticator. */
export async function recordPasskeyUse(
  db: Kysely<Database>,
  { id, counter }: { readonly id: string; readonly counter: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter, last_used_at: now })
    .where("id", "=", id)
    // Authenticators without a counter always send 0.
    .where("counter", counter === 0 ? "=" : "<", String(counter))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface OwnPasskey {
  readonly id: string;
  readonly userId: string;
}

export async function savePasskeyName(
  db: Kysely<Database>,
  { id, userId, name }: OwnPasskey & { readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasPasskey(db: Kysely<Database>, { id, userId }: OwnPasskey): Promise<boolean> {
  const own = db.selectFrom("passkeys").select("id").where("id", "=", id).where("user_id", "=", userId);
  return (await own.executeTakeFirst()) !== undefined;
}

export async function deletePasskey(db: Kysely<Database>, { id, userId }: OwnPasskey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countPasskeys(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("passkeys")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes an account's passkeys except one that was proved. */
export async function deletePasskeysOf(
  db: Kysely<Database>,
  userId: string,
  provedId: string | undefined,
): Promise<void> {
  let deleted = db.deleteFrom("passkeys").where("user_id", "=", userId);
  if (provedId !== undefined) deleted = deleted.where("passkeys.id", "!=", provedId);
  await deleted.execute();
}
