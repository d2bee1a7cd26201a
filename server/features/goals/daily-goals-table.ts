import type { Kysely } from "kysely";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import type { Database } from "../../database/schema.ts";

const columns = ["calories", "protein", "carbs", "fat", "fiber"] as const;

export async function loadGoals(db: Kysely<Database>, userId: string): Promise<DailyGoals | undefined> {
  return db.selectFrom("goals").select(columns).where("user_id", "=", userId).executeTakeFirst();
}

export async function saveGoals(db: Kysely<Database>, userId: string, goals: DailyGoals): Promise<void> {
  await db
    .insertInto("goals")
    .values({ user_id: userId, ...goals })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(goals))
    .execute();
}

export async function deleteGoals(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("goals").where("user_id", "=", userId).execute();
}
