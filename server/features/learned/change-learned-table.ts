import type { Kysely } from "kysely";
import type { LearnedFood } from "#domain/nutrition/learned-defaults.ts";
import type { Database } from "../../database/schema.ts";
import { type LearnedDefault, toColumns, toLearned } from "./learned-table.ts";

type ChangedDefault =
  | ({ readonly kind: "food" } & Pick<LearnedFood, "row" | "grams">)
  | { readonly kind: "meal"; readonly name: string };

/** Undefined when the person has no such default, or one of the other kind. */
export async function updateLearned(
  db: Kysely<Database>,
  userId: string,
  { id, changed }: { readonly id: string; readonly changed: ChangedDefault },
): Promise<LearnedDefault | undefined> {
  const row = await db
    .updateTable("learned_defaults")
    .set(toColumns({ words: "", ...changed }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("kind", "=", changed.kind)
    .returningAll()
    .executeTakeFirst();
  return row && toLearned(row);
}

/** False when the person has no such default. */
export async function deleteLearned(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("learned_defaults")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteAllLearned(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("learned_defaults").where("user_id", "=", userId).execute();
}
