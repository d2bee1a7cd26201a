import type { Kysely } from "kysely";
import type { Database } from "../../../database/schema.ts";

export interface LoginChallenge {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  readonly deviceHash: Uint8Array;
  readonly stateHash: Uint8Array;
  readonly tries: number;
}

export async function insertLoginChallenge(
  db: Kysely<Database>,
  challenge: Omit<LoginChallenge, "tries"> & { readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("login_challenges")
    .values({
      token_hash: challenge.tokenHash,
      user_id: challenge.userId,
      device_hash: challenge.deviceHash,
      state_hash: challenge.stateHash,
      created_at: challenge.createdAt,
      expires_at: challenge.expiresAt,
    })
    .execute();
}

/** Counts the try in the same statement, so that parallel guesses count too. */
export async function takeChallengeTry(
  db: Kysely<Database>,
  tokenHash: Uint8Array,
  now: Date,
): Promise<LoginChallenge | undefined> {
  return db
    .updateTable("login_challenges")
    .set((at) => ({ tries: at("tries", "+", 1) }))
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning([
      "token_hash as tokenHash",
      "user_id as userId",
      "device_hash as deviceHash",
      "state_hash as stateHash",
      "tries",
    ])
    .executeTakeFirst();
}

/** False where another call has used it. */
export async function deleteLoginChallenge(db: Kysely<Database>, tokenHash: Uint8Array): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("login_challenges")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteLoginChallengesOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("login_challenges").where("user_id", "=", userId).execute();
}
