import type { Kysely } from "kysely";
import type { Database, Row } from "../../../database/schema.ts";

export interface PasskeyChallenge {
  readonly challengeHash: Uint8Array;
  readonly purpose: Row<"passkey_challenges">["purpose"];
  readonly userId: string | null;
}

export async function insertPasskeyChallenge(
  db: Kysely<Database>,
  challenge: PasskeyChallenge & { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({
      challenge_hash: challenge.challengeHash,
      purpose: challenge.purpose,
      user_id: challenge.userId,
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Uses up a challenge. True once; the same challenge is never accepted again. */
export async function takePasskeyChallenge(
  db: Kysely<Database>,
  { challengeHash, purpose, userId }: PasskeyChallenge,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", challengeHash)
    .where("purpose", "=", purpose)
    .where("user_id", "is not distinct from", userId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePasskeyChallengesOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("user_id", "=", userId).execute();
}
