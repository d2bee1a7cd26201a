import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface RefreshTokenState {
  readonly sessionId: string;
  readonly userId: string;
  readonly isSessionOver: boolean;
  readonly isExpired: boolean;
  readonly usedAt: Date | null;
  readonly sessionExpiresAt: Date;
}

export interface NewRefreshToken {
  readonly sessionId: string;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertRefreshToken(db: Kysely<Database>, token: NewRefreshToken): Promise<void> {
  await db
    .insertInto("refresh_tokens")
    .values({
      token_hash: token.tokenHash,
      family_id: token.sessionId,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Locks token and session: two that refresh at once take turns. */
export async function lockRefreshToken(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: Date,
): Promise<RefreshTokenState | undefined> {
  const row = await db
    .selectFrom("refresh_tokens as token")
    .innerJoin("refresh_token_families as family", "family.id", "token.family_id")
    .select([
      "family.id",
      "family.user_id",
      "family.ended_at",
      "family.expires_at as family_expires_at",
      "token.expires_at",
      "token.used_at",
    ])
    .where("token.token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.id,
      userId: row.user_id,
      isSessionOver: row.ended_at !== null || row.family_expires_at <= now,
      isExpired: row.expires_at <= now,
      usedAt: row.used_at,
      sessionExpiresAt: row.family_expires_at,
    }
  );
}

export async function markTokenUsed(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable("refresh_tokens").set({ used_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** A token that was exchanged or has expired still names its session. An unknown one has none to end (RFC 7009, 2.2). */
export async function endSessionOfToken(db: Kysely<Database>, tokenHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable("refresh_token_families")
    .set({ ended_at: now, end_reason: "logout" })
    .where("id", "=", (query) =>
      query.selectFrom("refresh_tokens").select("family_id").where("token_hash", "=", tokenHash),
    )
    .where("ended_at", "is", null)
    .execute();
}
