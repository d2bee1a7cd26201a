import { type Kysely, sql } from "kysely";
import { personalTokensMax } from "#contract/limits.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import type { Database } from "../../../database/schema.ts";
import { type CallerAccount, callerAccountColumns, toCallerAccount } from "../caller-account.ts";

export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

const columns = [
  "id",
  "name",
  "scope",
  "created_at as createdAt",
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
] as const;

/** Newest first, without those that have expired. */
export function listTokens(db: Kysely<Database>, userId: string, now: Date): Promise<StoredToken[]> {
  return db
    .selectFrom("personal_tokens")
    .select(columns)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(personalTokensMax)
    .execute();
}

export async function insertToken(
  db: Kysely<Database>,
  { userId, tokenHash, ...token }: StoredToken & { readonly userId: string; readonly tokenHash: Buffer },
): Promise<void> {
  const { id, name, scope, createdAt, expiresAt } = token;
  await db
    .insertInto("personal_tokens")
    .values({
      id,
      user_id: userId,
      name,
      scope,
      token_hash: tokenHash,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** False when the person has no such token. */
export async function deleteToken(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("personal_tokens")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteTokensOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("personal_tokens").where("user_id", "=", userId).execute();
}

export async function deleteTokensBefore(db: Kysely<Database>, instant: Date): Promise<void> {
  await db.deleteFrom("personal_tokens").where("expires_at", "<", instant).execute();
}

/** What a call with a token needs to know of it and of its account. */
export interface LiveToken extends CallerAccount {
  readonly id: string;
  readonly userId: string;
  readonly scope: TokenScope;
  readonly lastUsedAt: Date | null;
  readonly quotaTimeZone: string;
}

/** Undefined for an unknown token, and one that has expired. */
export async function findLiveToken(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveToken | undefined> {
  const row = await db
    .selectFrom("personal_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .select([
      "token.id",
      "token.user_id",
      "token.scope",
      "token.last_used_at",
      ...callerAccountColumns,
      "users.quota_time_zone",
    ])
    .where("token.token_hash", "=", tokenHash)
    .where("token.expires_at", ">", now)
    .executeTakeFirst();
  return (
    row && {
      ...toCallerAccount(row),
      id: row.id,
      userId: row.user_id,
      scope: row.scope,
      lastUsedAt: row.last_used_at,
      quotaTimeZone: row.quota_time_zone,
    }
  );
}

export async function recordTokenUse(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable("personal_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
}

export async function countTokens(db: Kysely<Database>, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("personal_tokens")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}
