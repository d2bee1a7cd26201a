import { type Kysely, sql } from "kysely";
import { newId } from "../../../core/new-id.ts";
import type { Database } from "../../../database/schema.ts";

export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  { userId, codeHashes }: { readonly userId: string; readonly codeHashes: readonly string[] },
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(db, userId);
  const rows = codeHashes.map((code_hash) => ({ id: newId(now), user_id: userId, code_hash }));
  await db.insertInto("recovery_codes").values(rows).execute();
}

export async function deleteRecoveryCodes(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

export async function listUnusedRecoveryCodes(
  db: Kysely<Database>,
  userId: string,
): Promise<{ id: string; codeHash: string }[]> {
  return db
    .selectFrom("recovery_codes")
    .select(["id", "code_hash as codeHash"])
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

export async function countUnusedRecoveryCodes(db: Kysely<Database>, userId: string): Promise<number> {
  const unused = db
    .selectFrom("recovery_codes")
    .select(sql<string>`count(*)`.as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null);
  return Number((await unused.executeTakeFirstOrThrow()).count);
}

/** False where another call has used it meanwhile. */
export async function takeRecoveryCode(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
