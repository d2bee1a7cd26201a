import { type Kysely, type RawBuilder, sql } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";
import {
  insertedColumns,
  insertedNames,
  type MealOrigin,
  type MealToInsert,
  newMealDefaults,
  toColumns,
  toMeal,
  toPlainColumns,
} from "./meal-row.ts";

/**
 * A part of a statement's WITH that inserts a meal. Inserts, and returns, nothing if the condition does not hold or the meal
 * exists. Has a value for each column: PostgreSQL takes longer to read them from JSON, as `insertMeals` does.
 */
export function insertMeal(meal: MealToInsert, condition: RawBuilder<boolean>): RawBuilder<{ id: string }> {
  return sql`insert into meals (${insertedNames})
    select ${sql.join(insertedColumns.map((name) => meal[name]))}
    where ${condition}
    on conflict (user_id, id) do nothing
    returning id`;
}

interface ChangedMeal {
  readonly userId: string;
  readonly meal: SavedMeal;
  /** The revision that was read. */
  readonly revision: number;
}

/** Overwrites a meal, and returns its id, if it still has the revision that was read and the condition holds. */
export function updateMeal(
  db: Kysely<Database>,
  { userId, meal, revision }: ChangedMeal,
  condition: RawBuilder<boolean> = sql`true`,
) {
  return db
    .updateTable("meals")
    .set(toColumns(meal))
    .where("user_id", "=", userId)
    .where("id", "=", meal.id)
    .where("revision", "=", revision)
    .where(condition)
    .returning("id");
}

export async function insertMeals(
  db: Kysely<Database>,
  { userId, submissionId }: MealOrigin,
  meals: readonly SavedMeal[],
): Promise<void> {
  if (meals.length === 0) return;
  const rows = meals.map((meal): MealToInsert => {
    const { id, micronutrients, foods } = meal;
    const columns = { ...toPlainColumns(meal), micronutrients, foods };
    return { id, user_id: userId, submission_id: submissionId, ...columns };
  });
  // As JSON, each value gets the type of its column, and the text does not depend on how many meals there are.
  await sql`insert into meals (${insertedNames})
    select ${insertedNames} from jsonb_populate_recordset(null::meals, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}

export interface OwnMeal {
  readonly userId: string;
  readonly mealId: string;
}

export function selectMeal({ userId, mealId }: OwnMeal): RawBuilder<Row<"meals">> {
  return sql`select * from meals where user_id = ${userId} and id = ${mealId}`;
}

const runSelectMeal = compileOnce((_, meal: OwnMeal) => selectMeal(meal));

/** Undefined if the user has no such meal. */
export async function findMeal(
  db: Kysely<Database>,
  userId: string,
  mealId: string,
): Promise<SavedMeal | undefined> {
  const [row] = (await runSelectMeal(db, { userId, mealId })).rows;
  return row && toMeal(row);
}

/** Finds which of these meals are the person's, in any order. */
export async function findMeals(
  db: Kysely<Database>,
  userId: string,
  mealIds: readonly string[],
): Promise<SavedMeal[]> {
  const rows = await db
    .selectFrom("meals")
    .selectAll()
    .where("user_id", "=", userId)
    .where(sql<boolean>`id = any(${[...mealIds]})`)
    .execute();
  return rows.map(toMeal);
}

/**
 * Undefined when the person has no such meal. Locked until the transaction ends, so that two changes take turns. The account is
 * locked before it, as by every change: two that lock one after the other in different orders would wait for each other.
 */
export async function lockMeal(
  db: Kysely<Database>,
  userId: string,
  mealId: string,
): Promise<SavedMeal | undefined> {
  const { rows } = await sql<Row<"meals">>`
    with account as (select id from users where id = ${userId} for no key update)
    select meals.* from account cross join meals
    where meals.user_id = ${userId} and meals.id = ${mealId} for update of meals`.execute(db);
  return rows[0] && toMeal(rows[0]);
}

/** False if the user has no such meal. */
export async function deleteMeal(db: Kysely<Database>, userId: string, mealId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("meals")
    .where("user_id", "=", userId)
    .where("id", "=", mealId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const copiedMeals = copiedTable({
  kind: "meals",
  table: "meals",
  room: { max: mealsPerDayMax, isOfDay: true },
  pageLength: 50,
  toEntry: (row) => {
    const { revision: _, eatenAt, ...meal } = toMeal(row);
    return { ...meal, eatenAt: eatenAt.toISOString(), nutritionalTip: row.tip };
  },
  toRow: (entry) => {
    const meal = { ...entry, eatenAt: new Date(entry.eatenAt), revision: newMealDefaults.revision };
    const { id, micronutrients, foods, nutritionalTip: tip } = entry;
    return { id, ...toPlainColumns(meal), tip, micronutrients, foods };
  },
});
