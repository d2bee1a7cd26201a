import type { Kysely } from "kysely";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";

const columns = ["calories", "protein", "carbs", "fat", "fiber"] as const;

const selectGoals = compileOnce((db, { userId }: { readonly userId: string }) =>
  db.selectFrom("goals").select(columns).where("user_id", "=", userId),
);

export async function loadGoals(db: Kysely<Database>, userId: string): Promise<DailyGoals | undefined> {
  const { rows } = await selectGoals(db, { userId });
  return rows[0];
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
