import type { Kysely } from "kysely";
import type { BodyProfile } from "#domain/people/body-profile.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import { findLatestWeight } from "../body/weights-table.ts";
import { loadProfile } from "../profile/profile-table.ts";

/** The stored profile with the last logged weight in place of its own. */
export async function loadMeasuredProfile(
  db: Kysely<Database>,
  userId: string,
  today: CalendarDay,
): Promise<BodyProfile | undefined> {
  const [profile, latest] = await Promise.all([loadProfile(db, userId), findLatestWeight(db, userId, today)]);
  return profile && { ...profile, weightKg: latest?.weightKg ?? profile.weightKg };
}
