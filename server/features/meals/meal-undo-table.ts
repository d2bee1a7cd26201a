import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { Database } from "../../database/schema.ts";
import { updateMeal } from "./meal-table.ts";

export interface PreviousMeal {
  readonly meal: SavedMeal;
  /** The meal that some of its foods were moved to. */
  readonly splitInto: string | null;
}

interface ChangedMeal {
  readonly found: SavedMeal;
  readonly changed: SavedMeal;
  readonly splitInto?: string;
  /** Condition under which the change may be stored; always, if it is absent. */
  readonly condition?: RawBuilder<boolean>;
}

/**
 * Stores a change of a meal, and what it was before. Returns it with its new revision; undefined where it was changed since it was
 * found, or the condition does not hold.
 */
export async function saveChange(
  db: Kysely<Database>,
  userId: string,
  { found, changed, splitInto, condition }: ChangedMeal,
): Promise<SavedMeal | undefined> {
  const { revision } = found;
  const meal = { ...changed, revision: revision + 1 };
  const { rows } = await sql`
    with changed as (${updateMeal(db, { userId, meal, revision }, condition)}),
      before as (
        insert into meal_undo (user_id, meal_id, meal, split_into)
        select ${userId}::uuid, ${meal.id}::uuid, ${JSON.stringify(found)}::jsonb, ${splitInto ?? null}::uuid
        where exists (select from changed)
        on conflict (user_id, meal_id) do update set meal = excluded.meal, split_into = excluded.split_into
      )
    select id from changed`.execute(db);
  return rows.length > 0 ? meal : undefined;
}

/**
 * The meal before the last change. A field that the stored meal lacks, because it was stored before meals had it, is taken from
 * `found`: no change has touched it since.
 */
export async function findPreviousMeal(
  db: Kysely<Database>,
  userId: string,
  found: SavedMeal,
): Promise<PreviousMeal | undefined> {
  const row = await db
    .selectFrom("meal_undo")
    .select(["meal", "split_into"])
    .where("user_id", "=", userId)
    .where("meal_id", "=", found.id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { eatenAt, ...stored } = row.meal;
  return { meal: { ...found, ...stored, eatenAt: new Date(eatenAt) }, splitInto: row.split_into };
}

export async function deletePreviousMeal(
  db: Kysely<Database>,
  userId: string,
  mealId: string,
): Promise<void> {
  await db.deleteFrom("meal_undo").where("user_id", "=", userId).where("meal_id", "=", mealId).execute();
}
