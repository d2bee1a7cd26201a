import type { Kysely } from "kysely";
import type { BodyProfile } from "#domain/people/body-profile.ts";
import type { Database } from "../../database/schema.ts";

export async function loadProfile(db: Kysely<Database>, userId: string): Promise<BodyProfile | undefined> {
  const row = await db.selectFrom("profiles").selectAll().where("user_id", "=", userId).executeTakeFirst();
  return (
    row && {
      birthdate: row.birthdate,
      gender: row.gender,
      heightCm: row.height_cm,
      weightKg: row.weight_kg,
      activityLevel: row.activity_level,
      objective: row.objective,
    }
  );
}

export async function saveProfile(
  db: Kysely<Database>,
  { userId, profile, now }: { readonly userId: string; readonly profile: BodyProfile; readonly now: Date },
): Promise<void> {
  const columns = {
    birthdate: profile.birthdate,
    gender: profile.gender,
    height_cm: profile.heightCm,
    weight_kg: profile.weightKg,
    activity_level: profile.activityLevel,
    objective: profile.objective,
    updated_at: now,
  };
  await db
    .insertInto("profiles")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}
