import type { Kysely } from "kysely";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import type { Database } from "../../../database/schema.ts";

/** A proven person whose address an account has. */
export interface ProviderClaim {
  readonly provider: SignInProviderName;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Two values that only the browser which began the sign-in has. */
export interface ClaimKey {
  readonly ticketHash: Buffer;
  readonly browserHash: Buffer;
}

export async function insertClaim(
  db: Kysely<Database>,
  { ticketHash, browserHash }: ClaimKey,
  { expiresAt, ...claim }: ProviderClaim & { readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto("provider_claims")
    .values({
      ticket_hash: ticketHash,
      browser_hash: browserHash,
      provider: claim.provider,
      issuer: claim.issuer,
      subject: claim.subject,
      email: claim.email,
      first_name: claim.firstName,
      last_name: claim.lastName,
      expires_at: expiresAt,
    })
    .execute();
}

/** Takes a claim; each is taken once, and a transaction that fails gives it back. */
export async function takeClaim(
  db: Kysely<Database>,
  { ticketHash, browserHash }: ClaimKey,
  now: Date,
): Promise<ProviderClaim | undefined> {
  return db
    .deleteFrom("provider_claims")
    .where("ticket_hash", "=", ticketHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at", ">", now)
    .returning(["provider", "issuer", "subject", "email"])
    .returning(["first_name as firstName", "last_name as lastName"])
    .executeTakeFirst();
}
