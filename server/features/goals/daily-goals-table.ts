import type { Kysely } from "kysely";
import type { Goals } from "#contract/shapes/meals.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";
import { ownRead } from "../../http/own-read.ts";

const figures = ["calories", "protein", "carbs", "fat", "fiber"] as const;
const columns = [...figures, "limits"] as const;

export function goalsOf(db: Kysely<Database>, { userId }: Owned) {
  return db.selectFrom("goals").select(columns).where("user_id", "=", userId);
}

type StoredGoals = Pick<Row<"goals">, (typeof columns)[number]>;

const selectGoals = compileOnce(goalsOf);
export const readGoals = ownRead(goalsOf, ({ userId }: Owned) => ({ userId }));

/** Without what there is none of. */
export function presentGoals({ limits, ...goals }: StoredGoals): Goals {
  return { ...goals, ...(Object.keys(limits).length > 0 && { limits }) };
}

export async function loadGoals(db: Kysely<Database>, userId: string): Promise<Goals | undefined> {
  const { rows } = await selectGoals(db, { userId });
  return rows[0] && presentGoals(rows[0]);
}

/** Limits stay as they are unless given. */
export async function saveGoals(
  db: Kysely<Database>,
  userId: string,
  { limits, ...goals }: Goals,
): Promise<Goals> {
  const changes = { ...goals, ...(limits && { limits: JSON.stringify(limits) }) };
  const saved = await db
    .insertInto("goals")
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changes))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return presentGoals(saved);
}

export async function deleteGoals(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("goals").where("user_id", "=", userId).execute();
}

export const copiedGoals = copiedTable({
  kind: "goals",
  table: "goals",
  toEntry: ({ calories, protein, carbs, fat, fiber, limits }) => ({
    ...{ calories, protein, carbs, fat, fiber, limits },
  }),
  toRow: (entry, now) => ({ ...entry, updated_at: now }),
});
