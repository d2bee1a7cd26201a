import { type Kysely, sql } from "kysely";
import { personalTokensMax } from "#contract/limits.ts";
import type { TokenScope } from "#contract/shapes/tokens.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import { type CallerAccount, callerAccountColumns } from "../caller-account.ts";

export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  /** Where a connected assistant is sent; null for a token that the person made. */
  readonly redirectUri: string | null;
}

const columns = [
  "id",
  "name",
  "scope",
  "created_at as createdAt",
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
  "redirect_uri as redirectUri",
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

export interface NewToken extends StoredToken {
  readonly userId: string;
  /** Null of a connected assistant. */
  readonly tokenHash: Buffer | null;
  readonly clientId: string | null;
}

/** Stores a token; needs the account's lock. Throws `token_limit_exceeded`. */
export async function insertToken(db: Kysely<Database>, token: NewToken): Promise<void> {
  const { id, userId, name, scope, tokenHash, clientId, redirectUri, createdAt, expiresAt } = token;
  const { length } = await listTokens(db, userId, createdAt);
  if (length >= personalTokensMax) throw new AppError("token_limit_exceeded");
  await db
    .insertInto("personal_tokens")
    .values({
      id,
      user_id: userId,
      name,
      scope,
      token_hash: tokenHash,
      client_id: clientId,
      redirect_uri: redirectUri,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
}

/** Undefined when the person has no such token. */
export function deleteToken(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<{ readonly clientId: string | null } | undefined> {
  return db
    .deleteFrom("personal_tokens")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("client_id as clientId")
    .executeTakeFirst();
}

export async function deleteTokensOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("personal_tokens").where("user_id", "=", userId).execute();
}

/** A token with what a call needs to know of it and of its account. */
export interface LiveToken extends CallerAccount {
  readonly id: string;
  readonly userId: string;
  readonly scope: TokenScope;
  readonly lastUsedAt: Date | null;
  readonly quotaTimeZone: string;
}

const liveTokenColumns = [
  "token.id",
  "token.user_id as userId",
  "token.scope",
  "token.last_used_at as lastUsedAt",
  ...callerAccountColumns,
  "users.quota_time_zone as quotaTimeZone",
] as const;

const liveTokens = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom("personal_tokens as token")
    .innerJoin("users", "users.id", "token.user_id")
    .select(liveTokenColumns)
    .where("token.expires_at", ">", now);

/** Undefined for an unknown token, and one that has expired. */
export async function findLiveToken(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveToken | undefined> {
  return liveTokens(db, now).where("token.token_hash", "=", tokenHash).executeTakeFirst();
}

/** Finds a connection by its assistant's access token, which may be allowed less than the connection. */
export async function findLiveConnection(
  db: Kysely<Database>,
  { accessTokenHash, audience }: { readonly accessTokenHash: Buffer; readonly audience: string },
  now: Date,
): Promise<LiveToken | undefined> {
  const row = await liveTokens(db, now)
    .innerJoin("oauth_records as record", "record.token_id", "token.id")
    .select(sql<string | null>`record.payload ->> 'scope'`.as("granted"))
    .where("record.key", "=", accessTokenHash)
    .where("record.kind", "=", "AccessToken")
    .where("record.expires_at", ">", now)
    .where(sql<string>`record.payload ->> 'aud'`, "=", audience)
    .executeTakeFirst();
  if (!row) return undefined;
  const { granted, ...token } = row;
  const mayWrite = token.scope === "write" && granted?.split(" ").includes("write");
  return { ...token, scope: mayWrite ? "write" : "read" };
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
