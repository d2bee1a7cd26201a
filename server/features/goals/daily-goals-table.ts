import type { Kysely } from "kysely";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";
import { ownRead } from "../../http/own-read.ts";

const columns = ["calories", "protein", "carbs", "fat", "fiber"] as const;

export function goalsOf(db: Kysely<Database>, { userId }: Owned) {
  return db.selectFrom("goals").select(columns).where("user_id", "=", userId);
}

const selectGoals = compileOnce(goalsOf);
export const readGoals = ownRead(goalsOf, ({ userId }: Owned) => ({ userId }));

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

export const copiedGoals = copiedTable({
  kind: "goals",
  table: "goals",
  toEntry: ({ calories, protein, carbs, fat, fiber }) => ({ calories, protein, carbs, fat, fiber }),
  toRow: (entry, now) => ({ ...entry, updated_at: now }),
});
