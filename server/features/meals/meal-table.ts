import { type Kysely, type RawBuilder, sql } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import type { Macronutrients, Micronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";

export interface SavedMeal extends Macronutrients {
  readonly id: string;
  readonly day: CalendarDay;
  /** IANA name of the zone it was eaten in. */
  readonly timeZone: string;
  readonly eatenAt: Date;
  readonly name: string;
  readonly quantityGrams: number;
  /** null where a food's figures were entered by the person: they say nothing of sugars and salt. */
  readonly nutriScore: NutriScoreLetter | null;
  /** null: guessed from the local time. */
  readonly mealType: MealType | null;
  readonly nutritionalTip: string | null;
  readonly micronutrients: Micronutrients;
  readonly foods: readonly SavedFood[];
  /** Counts the changes. */
  readonly revision: number;
}

/** What a meal has as long as the person has said and changed nothing of it. */
export const asMade = { mealType: null, nutritionalTip: null, revision: 0 } as const;

export interface MealOrigin {
  readonly userId: string;
  /** The submission that it was accepted from; each makes one meal. null for a meal logged again. */
  readonly submissionId: string | null;
}

/** Without micronutrients. */
export const listedColumns = [
  "id",
  "day",
  "time_zone",
  "eaten_at",
  "name",
  "quantity_grams",
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "nutri_score",
  "meal_type",
  "tip",
  "foods",
  "revision",
] as const;

export type MealWithoutMicronutrientsRow = Pick<Row<"meals">, (typeof listedColumns)[number]>;
type MealRow = MealWithoutMicronutrientsRow & Pick<Row<"meals">, "micronutrients">;

export function toMeal(row: MealRow): SavedMeal {
  return { ...toMealWithoutMicronutrients(row), micronutrients: row.micronutrients };
}

export function toMealWithoutMicronutrients(
  row: MealWithoutMicronutrientsRow,
): Omit<SavedMeal, "micronutrients"> {
  return {
    id: row.id,
    day: row.day,
    timeZone: row.time_zone,
    eatenAt: row.eaten_at,
    name: row.name,
    quantityGrams: row.quantity_grams,
    calories: row.calories,
    protein: row.protein,
    carbs: row.carbs,
    fat: row.fat,
    fiber: row.fiber,
    nutriScore: row.nutri_score,
    mealType: row.meal_type,
    nutritionalTip: row.tip,
    foods: row.foods,
    revision: row.revision,
  };
}

/** Without owner and submission, and what is JSON. */
function toPlainColumns(meal: SavedMeal) {
  return {
    day: meal.day,
    time_zone: meal.timeZone,
    eaten_at: meal.eatenAt,
    name: meal.name,
    quantity_grams: meal.quantityGrams,
    calories: meal.calories,
    protein: meal.protein,
    carbs: meal.carbs,
    fat: meal.fat,
    fiber: meal.fiber,
    nutri_score: meal.nutriScore,
    meal_type: meal.mealType,
    tip: meal.nutritionalTip,
    revision: meal.revision,
  };
}

function toColumns(meal: SavedMeal) {
  const { micronutrients, foods } = meal;
  return {
    ...toPlainColumns(meal),
    micronutrients: JSON.stringify(micronutrients),
    foods: JSON.stringify(foods),
  };
}

export const insertedColumns = ["user_id", "submission_id", ...listedColumns, "micronutrients"] as const;
const insertedNames = sql.join(insertedColumns.map((name) => sql.ref(name)));

export type MealToInsert = Readonly<Record<(typeof insertedColumns)[number], unknown>>;

export function mealToInsert({ userId, submissionId }: MealOrigin, meal: SavedMeal): MealToInsert {
  return { id: meal.id, user_id: userId, submission_id: submissionId, ...toColumns(meal) };
}

/**
 * For a statement's WITH: inserts, and returns, nothing where the condition does not hold or the meal exists. A value for each column:
 * read from JSON, as the rows of `insertMeals`, they take PostgreSQL longer.
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
  /** That was read. */
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

/** Those of them that are the person's, in any order. */
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
    return { ...meal, eatenAt: eatenAt.toISOString() };
  },
  toRow: (entry) => {
    const meal = { ...entry, eatenAt: new Date(entry.eatenAt), revision: asMade.revision };
    const { id, micronutrients, foods } = entry;
    return { id, ...toPlainColumns(meal), micronutrients, foods };
  },
});
