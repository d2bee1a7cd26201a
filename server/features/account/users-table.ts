import { type Kysely, sql } from "kysely";
import { energyUnitOfCountry } from "#domain/nutrition/energy-unit.ts";
import type { Country } from "#domain/people/country.ts";
import type { DiaryPreferences } from "#domain/people/diary-preferences.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../core/app-error.ts";
import { isUniqueViolation } from "../../core/system-error-code.ts";
import type { Database } from "../../database/schema.ts";

export interface Person extends DiaryPreferences {
  readonly id: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The address it shall change to, once that is confirmed. */
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly hasPassword: boolean;
  readonly language: Language;
  readonly country: Country | null;
  readonly isPremium: boolean;
  readonly createdAt: Date;
  /** The login before the present one. */
  readonly previousLoginAt: Date | null;
}

export interface NewPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null: the person signs in through a provider. */
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly country: Country | null;
  readonly timeZone: string;
  /** True for an account made from a link that was mailed to its address. */
  readonly isEmailVerified?: boolean;
}

/** The columns that make a `Person`. */
const columns = [
  "id",
  "email",
  sql<boolean>`email_verified_at is not null`.as("isEmailVerified"),
  "pending_email as pendingEmail",
  "first_name as firstName",
  "last_name as lastName",
  sql<boolean>`password_hash is not null`.as("hasPassword"),
  "language",
  "country",
  "day_start_hour as dayStartHour",
  "hides_calories as hidesCalories",
  "analyses_here_only as analysesHereOnly",
  "remembers_plates as remembersPlates",
  "keeps_pictures as keepsPictures",
  "shows_net_carbs as showsNetCarbs",
  "energy_unit as energyUnit",
  "units",
  sql<boolean>`account_type = 'pro'`.as("isPremium"),
  "created_at as createdAt",
  "previous_login_at as previousLoginAt",
] as const;

/** Throws `email_taken`, however the address is written. */
export async function insertPerson(db: Kysely<Database>, person: NewPerson, now: Date): Promise<Person> {
  try {
    return await db
      .insertInto("users")
      .values({
        id: person.id,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        password_hash: person.passwordHash,
        language: person.language,
        country: person.country,
        energy_unit: energyUnitOfCountry(person.country),
        time_zone: person.timeZone,
        quota_time_zone: person.timeZone,
        created_at: now,
        email_verified_at: person.isEmailVerified ? now : null,
      })
      .returning(columns)
      .executeTakeFirstOrThrow();
  } catch (failure) {
    throw isUniqueViolation(failure) ? new AppError("email_taken") : failure;
  }
}

export async function findPerson(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  return db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The last login becomes the previous one. */
export async function recordLogin(db: Kysely<Database>, id: string, now: Date): Promise<Person> {
  return db
    .updateTable("users")
    .set((at) => ({ previous_login_at: at.ref("last_login_at"), last_login_at: now }))
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function saveNames(
  db: Kysely<Database>,
  id: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  const names = { first_name: firstName, last_name: lastName };
  await db.updateTable("users").set(names).where("id", "=", id).execute();
}

/** Holds off everything that refers to the account until the transaction ends; it then finds no account. */
export async function lockAccountForDeletion(db: Kysely<Database>, id: string): Promise<void> {
  await db.selectFrom("users").select("id").where("id", "=", id).forUpdate().execute();
}

/** Rows that refer to the account go with it. Returns how many accounts: 1 or 0. */
export async function deleteUser(db: Kysely<Database>, id: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("users").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows);
}
