import type { Kysely } from "kysely";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database } from "../../database/schema.ts";

export interface BodyTargets {
  readonly weightKg: number | null;
}

export async function loadTargets(db: Kysely<Database>, userId: string): Promise<BodyTargets> {
  const row = await db
    .selectFrom("body_targets")
    .select("weight_kg as weightKg")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? { weightKg: null };
}

export async function saveWeightTarget(
  db: Kysely<Database>,
  {
    userId,
    weightKg,
    now,
  }: { readonly userId: string; readonly weightKg: number | null; readonly now: Date },
): Promise<void> {
  const columns = { weight_kg: weightKg, updated_at: now };
  await db
    .insertInto("body_targets")
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(columns))
    .execute();
}

export const copiedTargets = copiedTable({
  kind: "bodyTargets",
  table: "body_targets",
  toEntry: ({ weight_kg: weightKg }) => ({ weightKg }),
  toRow: ({ weightKg }, now) => ({ weight_kg: weightKg, updated_at: now }),
});
