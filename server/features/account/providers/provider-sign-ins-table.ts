import type { Kysely } from "kysely";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import type { Database } from "../../../database/schema.ts";

export interface NewSignIn {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
  readonly provider: SignInProviderName;
  /** Set to link the provider to this account. */
  readonly userId: string | null;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly expiresAt: Date;
}

export interface AnsweredSignIn
  extends Pick<NewSignIn, "provider" | "userId" | "codeVerifier" | "nonce" | "redirectUri"> {
  /** What `saveAnswer` stored. */
  readonly answer: string;
}

export async function insertSignIn(db: Kysely<Database>, signIn: NewSignIn): Promise<void> {
  await db
    .insertInto("provider_sign_ins")
    .values({
      state_hash: signIn.stateHash,
      browser_hash: signIn.browserHash,
      provider: signIn.provider,
      user_id: signIn.userId,
      code_verifier: signIn.codeVerifier,
      nonce: signIn.nonce,
      redirect_uri: signIn.redirectUri,
      expires_at: signIn.expiresAt,
    })
    .execute();
}

export interface ReceivedAnswer {
  readonly stateHash: Buffer;
  readonly provider: SignInProviderName;
  readonly ticketHash: Buffer;
  readonly answer: string;
}

/** False for an unknown, expired or used state, and for one of another provider. */
export async function saveAnswer(
  db: Kysely<Database>,
  { stateHash, provider, ticketHash, answer }: ReceivedAnswer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("provider_sign_ins")
    .set({ ticket_hash: ticketHash, answer })
    .where("state_hash", "=", stateHash)
    .where("provider", "=", provider)
    .where("answer", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a sign-in that has begun; each is taken once, and only by the browser that began it. */
export async function takeSignIn(
  db: Kysely<Database>,
  { ticketHash, browserHash }: { readonly ticketHash: Buffer; readonly browserHash: Buffer },
  now: Date,
): Promise<AnsweredSignIn | undefined> {
  const row = await db
    .deleteFrom("provider_sign_ins")
    .where("ticket_hash", "=", ticketHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .returning(["provider", "user_id as userId", "code_verifier as codeVerifier"])
    .returning(["nonce", "redirect_uri as redirectUri", "answer"])
    .executeTakeFirst();
  return row && { ...row, answer: row.answer ?? "" };
}

/** Deletes what would link a provider to the account. */
export async function deleteSignInsOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("provider_sign_ins").where("user_id", "=", userId).execute();
}
