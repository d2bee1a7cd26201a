import { type Kysely, sql } from "kysely";
import type { Database } from "../../../database/schema.ts";

export async function findPasswordHash(
  db: Kysely<Database>,
  email: string,
): Promise<{ id: string; passwordHash: string | null } | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where(sql`lower(email)`, "=", sql`lower(${email})`)
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash };
}

interface PasswordReplacement {
  readonly userId: string;
  readonly passwordHash: string;
  /** Null: there was none. */
  readonly replaced: string | null;
}

/** Replaces a password's hash. False, and nothing changes, if the stored one is not the one to be replaced. */
export async function replacePasswordHash(
  db: Kysely<Database>,
  { userId, passwordHash, replaced }: PasswordReplacement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .where("password_hash", "is not distinct from", replaced)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** 1 if the account has a password, else 0. */
export async function countPasswords(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("id", "=", userId)
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}
