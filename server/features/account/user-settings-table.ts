import type { Kysely } from "kysely";
import type { Country } from "#domain/people/country.ts";
import type { DiaryPreferences, UnitSystem } from "#domain/people/diary-preferences.ts";
import type { Language } from "#domain/people/language.ts";
import type { QuotaZone } from "#domain/scan/quota-zone.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

/** The settings that decide how an imported file is read, and in which words a notification is written. The account must exist. */
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

/** Undefined preferences stay as they are. */
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

/** Moves the quota's time zone, unless another call has moved it meanwhile. */
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

/** The settings of an account that are the person's own choice; its other columns are how they sign in, and with whom. */
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
