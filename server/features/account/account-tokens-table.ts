import type { Kysely } from "kysely";
import type { Database, Row } from "../../database/schema.ts";

export type TokenPurpose = Row<"account_tokens">["purpose"];

export interface AccountToken {
  readonly tokenHash: Uint8Array;
  readonly userId: string;
  readonly purpose: TokenPurpose;
  /** The address it was mailed to. */
  readonly address: string;
  readonly stateHash: Uint8Array;
  readonly codeHash: string | null;
  readonly codeTries: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

function toToken(row: Row<"account_tokens">): AccountToken {
  return {
    tokenHash: row.token_hash,
    userId: row.user_id,
    purpose: row.purpose,
    address: row.address,
    stateHash: row.state_hash,
    codeHash: row.code_hash,
    codeTries: row.code_tries,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

export async function insertAccountToken(
  db: Kysely<Database>,
  token: Omit<AccountToken, "codeTries">,
): Promise<void> {
  await db
    .insertInto("account_tokens")
    .values({
      token_hash: token.tokenHash,
      user_id: token.userId,
      purpose: token.purpose,
      address: token.address,
      state_hash: token.stateHash,
      code_hash: token.codeHash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Undefined once it has expired. */
export async function findAccountToken(
  db: Kysely<Database>,
  { tokenHash, purpose }: Pick<AccountToken, "tokenHash" | "purpose">,
  now: Date,
): Promise<AccountToken | undefined> {
  const row = await db
    .selectFrom("account_tokens")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row && toToken(row);
}

/** The one of the purpose mailed last that has a code. Counts a try at it in the same statement, so that parallel guesses count too. */
export async function takeCodeAttempt(
  db: Kysely<Database>,
  { userId, purpose }: { readonly userId: string; readonly purpose: TokenPurpose },
  now: Date,
): Promise<AccountToken | undefined> {
  const row = await db
    .updateTable("account_tokens")
    .set((at) => ({ code_tries: at("code_tries", "+", 1) }))
    .where("token_hash", "=", (query) =>
      query
        .selectFrom("account_tokens")
        .select("token_hash")
        .where("user_id", "=", userId)
        .where("purpose", "=", purpose)
        .where("code_hash", "is not", null)
        .where("expires_at", ">", now)
        .orderBy("created_at", "desc")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toToken(row);
}

/** Deletes the tokens of a purpose, since using one ends all of them. Returns how many there were. */
export async function deleteAccountTokens(
  db: Kysely<Database>,
  userId: string,
  purpose: TokenPurpose,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("account_tokens")
    .where("user_id", "=", userId)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
