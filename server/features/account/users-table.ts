import type { Kysely } from "kysely";
import { type EnergyUnit, energyUnitOfCountry } from "#domain/nutrition/energy-unit.ts";
import type { Country } from "#domain/people/country.ts";
import type { DiaryPreferences, UnitSystem } from "#domain/people/diary-preferences.ts";
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

const columns = [
  "id",
  "email",
  "email_verified_at",
  "pending_email",
  "first_name",
  "last_name",
  "password_hash",
  "language",
  "country",
  "day_start_hour",
  "hides_calories",
  "analyses_here_only",
  "remembers_plates",
  "keeps_pictures",
  "shows_net_carbs",
  "energy_unit",
  "units",
  "account_type",
  "created_at",
  "previous_login_at",
] as const;
/** Throws `email_taken`, however the address is written. */
export async function insertPerson(db: Kysely<Database>, person: NewPerson, now: Date): Promise<Person> {
  try {
    const row = await db
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
    return toPerson(row);
  } catch (failure) {
    throw isUniqueViolation(failure) ? new AppError("email_taken") : failure;
  }
}

export async function findPerson(db: Kysely<Database>, id: string): Promise<Person | undefined> {
  const row = await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
  return row && toPerson(row);
}

/** The last login becomes the previous one. */
export async function recordLogin(db: Kysely<Database>, id: string, now: Date): Promise<Person> {
  const row = await db
    .updateTable("users")
    .set((at) => ({ previous_login_at: at.ref("last_login_at"), last_login_at: now }))
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toPerson(row);
}

export async function saveNames(
  db: Kysely<Database>,
  id: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  const names = { first_name: firstName, last_name: lastName };
  await db.updateTable("users").set(names).where("id", "=", id).execute();
}

interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly pending_email: string | null;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly password_hash: string | null;
  readonly language: Language;
  readonly country: Country | null;
  readonly day_start_hour: number;
  readonly hides_calories: boolean;
  readonly analyses_here_only: boolean;
  readonly remembers_plates: boolean;
  readonly keeps_pictures: boolean;
  readonly shows_net_carbs: boolean;
  readonly energy_unit: EnergyUnit;
  readonly units: UnitSystem | null;
  readonly account_type: "free" | "pro";
  readonly created_at: Date;
  readonly previous_login_at: Date | null;
}

function toPerson(row: PersonRow): Person {
  return {
    id: row.id,
    email: row.email,
    isEmailVerified: row.email_verified_at !== null,
    pendingEmail: row.pending_email,
    firstName: row.first_name,
    lastName: row.last_name,
    hasPassword: row.password_hash !== null,
    language: row.language,
    country: row.country,
    dayStartHour: row.day_start_hour,
    hidesCalories: row.hides_calories,
    analysesHereOnly: row.analyses_here_only,
    remembersPlates: row.remembers_plates,
    keepsPictures: row.keeps_pictures,
    showsNetCarbs: row.shows_net_carbs,
    energyUnit: row.energy_unit,
    units: row.units,
    isPremium: row.account_type === "pro",
    createdAt: row.created_at,
    previousLoginAt: row.previous_login_at,
  };
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
