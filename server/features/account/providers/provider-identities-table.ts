import { type Kysely, sql } from "kysely";
import type { SignInProviderName } from "#domain/people/sign-in-providers.ts";
import { AppError } from "../../../core/app-error.ts";
import { isUniqueViolation } from "../../../core/system-error-code.ts";
import type { Database } from "../../../database/schema.ts";

export interface ProviderIdentity {
  readonly provider: SignInProviderName;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
}

export interface LinkedProvider {
  readonly provider: SignInProviderName;
  readonly email: string | null;
  readonly linkedAt: Date;
  readonly lastUsedAt: Date;
}

/** Throws `provider_linked_elsewhere` for an identity of another account, or a second one of the same provider. */
export async function insertIdentity(
  db: Kysely<Database>,
  { userId, ...identity }: ProviderIdentity & { readonly userId: string },
  now: Date,
): Promise<void> {
  const row = { ...identity, user_id: userId, linked_at: now, last_used_at: now };
  try {
    await db.insertInto("provider_identities").values(row).execute();
  } catch (failure) {
    throw isUniqueViolation(failure) ? new AppError("provider_linked_elsewhere") : failure;
  }
}

/** The account of the identity, if there is one; notes that it was used, and under which address. */
export async function recordIdentityUse(
  db: Kysely<Database>,
  { issuer, subject, email }: Omit<ProviderIdentity, "provider">,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable("provider_identities")
    .set({ last_used_at: now, ...(email !== null && { email }) })
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

export async function hasIdentity(
  db: Kysely<Database>,
  { userId, issuer, subject }: Pick<ProviderIdentity, "issuer" | "subject"> & { readonly userId: string },
): Promise<boolean> {
  const identity = db
    .selectFrom("provider_identities")
    .select("provider")
    .where("user_id", "=", userId)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject);
  return (await identity.executeTakeFirst()) !== undefined;
}

export async function listIdentities(db: Kysely<Database>, userId: string): Promise<LinkedProvider[]> {
  return db
    .selectFrom("provider_identities")
    .select(["provider", "email", "linked_at as linkedAt", "last_used_at as lastUsedAt"])
    .where("user_id", "=", userId)
    .orderBy("linked_at")
    .execute();
}

/** False where it was not linked. */
export async function deleteIdentity(
  db: Kysely<Database>,
  userId: string,
  provider: SignInProviderName,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("provider_identities")
    .where("user_id", "=", userId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countIdentities(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("provider_identities")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteIdentitiesOf(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("provider_identities").where("user_id", "=", userId).execute();
}
