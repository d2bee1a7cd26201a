import type { Kysely } from "kysely";
import type { BodyProfile } from "#domain/people/body-profile.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";

/** Selects the person's profile, at most one row. */
export function profileOf(db: Kysely<Database>, { userId }: Owned) {
  return db
    .selectFrom("profiles")
    .select([
      "birthdate",
      "gender",
      "height_cm as heightCm",
      "weight_kg as weightKg",
      "activity_level as activityLevel",
      "objective",
      "maternity",
    ])
    .where("user_id", "=", userId);
}

const selectProfile = compileOnce(profileOf);

export async function loadProfile(db: Kysely<Database>, userId: string): Promise<BodyProfile | undefined> {
  const { rows } = await selectProfile(db, { userId });
  return rows[0];
}

function columnsOf(profile: BodyProfile, now: Date) {
  return {
    birthdate: profile.birthdate,
    gender: profile.gender,
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    activity_level: profile.activityLevel,
    objective: profile.objective,
    maternity: profile.maternity,
    updated_at: now,
  };
}

export async function saveProfile(
  db: Kysely<Database>,
  { userId, profile, now }: { readonly userId: string; readonly profile: BodyProfile; readonly now: Date },
): Promise<void> {
  const columns = columnsOf(profile, now);
  await db
    .insertInto("profiles")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

export const copiedProfile = copiedTable({
  kind: "profile",
  table: "profiles",
  toEntry: ({ birthdate, gender, activity_level: activityLevel, objective, maternity, ...row }) => ({
    ...{ birthdate, gender, activityLevel, objective, maternity },
    ...{ heightCm: row.height_cm, weightKg: row.weight_kg },
  }),
  toRow: columnsOf,
});
