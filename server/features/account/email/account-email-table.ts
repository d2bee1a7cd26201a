import { type Kysely, sql, type Transaction } from "kysely";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import { detachedAddress } from "./detached-address.ts";

/** The address that links and codes are bound to, and what mails need to know. */
export interface AccountEmail {
  readonly id: string;
  readonly email: string;
  readonly verifiedAt: Date | null;
  readonly pendingEmail: string | null;
  /** Null: the person signs in through a provider. */
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly language: Language;
  readonly country: Country | null;
  readonly timeZone: string;
  /** Null: the account is not to be deleted. */
  readonly deletesAt: Date | null;
}

function selectAccount(db: Kysely<Database>) {
  return db
    .selectFrom("users")
    .select([
      "id",
      "email",
      "email_verified_at as verifiedAt",
      "pending_email as pendingEmail",
      "password_hash as passwordHash",
      "first_name as firstName",
      "language",
      "country",
      "time_zone as timeZone",
      "deletes_at as deletesAt",
    ]);
}

export function loadAccountEmail(db: Kysely<Database>, id: string): Promise<AccountEmail | undefined> {
  return selectAccount(db).where("id", "=", id).executeTakeFirst();
}

/** Throws `unauthorized` where the account is gone. */
export async function requireAccountEmail(db: Kysely<Database>, id: string): Promise<AccountEmail> {
  const account = await loadAccountEmail(db, id);
  if (!account) throw new AppError("unauthorized");
  return account;
}

/** Loads the account and locks it: until the transaction ends, nobody else changes its address or password. */
export function lockAccountEmail(db: Transaction<Database>, id: string): Promise<AccountEmail | undefined> {
  return selectAccount(db).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function findAccountByEmail(db: Kysely<Database>, email: string): Promise<AccountEmail | undefined> {
  return selectAccount(db).where(sql`lower(email)`, "=", sql`lower(${email})`).executeTakeFirst();
}

export async function savePendingEmail(
  db: Kysely<Database>,
  id: string,
  pendingEmail: string | null,
): Promise<void> {
  await db.updateTable("users").set({ pending_email: pendingEmail }).where("id", "=", id).execute();
}

/** `email` becomes the account's proven address. */
export async function saveVerifiedEmail(
  db: Kysely<Database>,
  { id, email }: Pick<AccountEmail, "id" | "email">,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ email, email_verified_at: now, pending_email: null, detached_at: null })
    .where("id", "=", id)
    .execute();
}

/** The account keeps its data and sessions, and has no address any more. False where it confirmed the address meanwhile. */
export async function detachEmail(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const noAddress = { email: detachedAddress(id), pending_email: null };
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ ...noAddress, detached_at: now })
    .where("id", "=", id)
    .where("email_verified_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** 1 if a new address waits to be confirmed, else 0. */
export async function countPendingEmail(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("id", "=", userId)
    .where("pending_email", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}
