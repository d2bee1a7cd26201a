import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/schema.ts";
import { type SavedMeal, updateMeal, updateMealIf } from "./meal-table.ts";

export interface MealBefore {
  readonly meal: SavedMeal;
  /** The meal that some of its foods were moved to. */
  readonly splitInto: string | null;
}

interface ChangedMeal {
  readonly found: SavedMeal;
  readonly changed: SavedMeal;
  readonly splitInto?: string;
}

/** Stores a change of a meal that the caller has locked, and what it was before. Returns it with its new revision. */
export async function saveChange(
  db: Kysely<Database>,
  userId: string,
  { found, changed, splitInto }: ChangedMeal,
): Promise<SavedMeal> {
  const meal = { ...changed, revision: found.revision + 1 };
  await updateMeal(db, userId, meal);
  const before = { meal: JSON.stringify(found), split_into: splitInto ?? null };
  await db
    .insertInto("meal_undo")
    .values({ meal_id: meal.id, user_id: userId, ...before })
    .onConflict((conflict) => conflict.columns(["user_id", "meal_id"]).doUpdateSet(before))
    .execute();
  return meal;
}

/** As `saveChange`, for a meal that is not locked. Undefined where it was changed since, or the condition does not hold. */
export async function saveChangeIf(
  db: Kysely<Database>,
  userId: string,
  { found, changed, condition }: ChangedMeal & { readonly condition: RawBuilder<boolean> },
): Promise<SavedMeal | undefined> {
  const { revision } = found;
  const meal = { ...changed, revision: revision + 1 };
  const { rows } = await sql`
    with changed as (${updateMealIf(db, { userId, meal, revision }, condition)}),
      before as (
        insert into meal_undo (user_id, meal_id, meal)
        select ${userId}::uuid, ${meal.id}::uuid, ${JSON.stringify(found)}::jsonb where exists (select from changed)
        on conflict (user_id, meal_id) do update set meal = excluded.meal, split_into = null
      )
    select id from changed`.execute(db);
  return rows.length > 0 ? meal : undefined;
}

export async function findBefore(
  db: Kysely<Database>,
  userId: string,
  mealId: string,
): Promise<MealBefore | undefined> {
  const row = await db
    .selectFrom("meal_undo")
    .select(["meal", "split_into"])
    .where("user_id", "=", userId)
    .where("meal_id", "=", mealId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { meal: { ...row.meal, eatenAt: new Date(row.meal.eatenAt) }, splitInto: row.split_into };
}

export async function deleteBefore(db: Kysely<Database>, userId: string, mealId: string): Promise<void> {
  await db.deleteFrom("meal_undo").where("user_id", "=", userId).where("meal_id", "=", mealId).execute();
}
