import { type Kysely, sql } from "kysely";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import type { Country } from "#domain/people/country.ts";
import type { DiaryPreferences, UnitSystem } from "#domain/people/diary-preferences.ts";
import type { Language } from "#domain/people/language.ts";
import type { QuotaZone } from "#domain/scan/quota-zone.ts";
import { AppError } from "../../core/app-error.ts";
import { isUniqueViolation } from "../../core/system-error-code.ts";
import { copiedTable } from "../../database/copied-table.ts";
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
  /** For an account made from a link that was mailed to its address. */
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

export async function findPasswordHash(
  db: Kysely<Database>,
  email: string,
): Promise<{ id: string; passwordHash: string | null } | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["id", "password_hash"])
    .where(sql`lower(email)`, "=", sql`lower(${email})`)
    .executeTakeFirst();
  return row && { id: row.id, passwordHash: row.password_hash };
}

interface PasswordReplacement {
  readonly userId: string;
  readonly passwordHash: string;
  /** Null: there was none. */
  readonly replaced: string | null;
}

/** False, and nothing changes, where another one is stored than is to be replaced. */
export async function replacePasswordHash(
  db: Kysely<Database>,
  { userId, passwordHash, replaced }: PasswordReplacement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", userId)
    .where("password_hash", "is not distinct from", replaced)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** Of somebody who is known to be there. */
export async function loadLanguage(db: Kysely<Database>, id: string): Promise<Language> {
  const row = db.selectFrom("users").select("language").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).language;
}

/** Of somebody who is known to be there: what decides how a file of theirs is read. */
export async function loadHabits(
  db: Kysely<Database>,
  id: string,
): Promise<{
  readonly language: Language;
  readonly country: Country | null;
  readonly units: UnitSystem | null;
}> {
  return db
    .selectFrom("users")
    .select(["language", "country", "units"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

export async function saveLanguage(db: Kysely<Database>, id: string, language: Language): Promise<void> {
  await db.updateTable("users").set({ language }).where("id", "=", id).execute();
}

export async function saveCountry(db: Kysely<Database>, id: string, country: Country): Promise<void> {
  await db.updateTable("users").set({ country }).where("id", "=", id).execute();
}

type PreferenceChanges = { readonly [Name in keyof DiaryPreferences]?: DiaryPreferences[Name] | undefined };

/** What is undefined stays as it is. */
export async function savePreferences(
  db: Kysely<Database>,
  id: string,
  { dayStartHour, hidesCalories, analysesHereOnly, remembersPlates, ...changes }: PreferenceChanges,
): Promise<void> {
  const columns = {
    ...(dayStartHour !== undefined && { day_start_hour: dayStartHour }),
    ...(hidesCalories !== undefined && { hides_calories: hidesCalories }),
    ...(analysesHereOnly !== undefined && { analyses_here_only: analysesHereOnly }),
    ...(remembersPlates !== undefined && { remembers_plates: remembersPlates }),
    ...(changes.keepsPictures !== undefined && { keeps_pictures: changes.keepsPictures }),
    ...(changes.showsNetCarbs !== undefined && { shows_net_carbs: changes.showsNetCarbs }),
    ...(changes.energyUnit !== undefined && { energy_unit: changes.energyUnit }),
    ...(changes.units !== undefined && { units: changes.units }),
  };
  if (Object.keys(columns).length === 0) return;
  await db.updateTable("users").set(columns).where("id", "=", id).execute();
}

export async function saveTimeZone(db: Kysely<Database>, id: string, timeZone: string): Promise<void> {
  await db.updateTable("users").set({ time_zone: timeZone }).where("id", "=", id).execute();
}

/** Nothing changes where another call has moved it meanwhile. */
export async function saveQuotaZone(
  db: Kysely<Database>,
  id: string,
  { from, to }: { readonly from: QuotaZone; readonly to: QuotaZone },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ quota_time_zone: to.timeZone, quota_zone_moved_at: to.movedAt })
    .where("id", "=", id)
    .where("quota_time_zone", "=", from.timeZone)
    .where("quota_zone_moved_at", "is not distinct from", from.movedAt)
    .execute();
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

/** One or none. */
export async function countPasswords(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("id", "=", userId)
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What of the account is a choice of the person's; the rest is how they sign in, and with whom. */
export const copiedSettings = copiedTable({
  kind: "settings",
  table: "users",
  owner: "id",
  toEntry: ({ language, country, units, ...row }) => ({
    ...{ language, country, units, dayStartHour: row.day_start_hour, hidesCalories: row.hides_calories },
    analysesHereOnly: row.analyses_here_only,
    remembersPlates: row.remembers_plates,
    keepsPictures: row.keeps_pictures,
    showsNetCarbs: row.shows_net_carbs,
    energyUnit: row.energy_unit,
  }),
  toRow: ({ language, country, units, ...entry }) => ({
    ...{ language, country, units, day_start_hour: entry.dayStartHour, hides_calories: entry.hidesCalories },
    ...{ analyses_here_only: entry.analysesHereOnly, remembers_plates: entry.remembersPlates },
    keeps_pictures: entry.keepsPictures,
    shows_net_carbs: entry.showsNetCarbs,
    energy_unit: entry.energyUnit,
  }),
});
