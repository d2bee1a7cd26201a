// Fills a database with years of saved meals, in chronological order.
import { type Kysely, sql } from "kysely";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import type { Database } from "#server/database/schema.ts";

const mealsADay = 4;
const diaryTimeZone = "Europe/Madrid";

export const diaryToday = calendarDayIn(diaryTimeZone, new Date());

/** Two foods with their sources: the size of a typical saved meal. */
function foodsOfAMeal(): string {
  const food = (name: string) => ({
    name,
    grams: 225,
    calories: 300,
    protein: 12,
    carbs: 37.5,
    fat: 10.5,
    fiber: 4.5,
    source: { table: "FNDDS 2021-2023", code: "56205000", description: `${name}, cooked, as eaten` },
  });
  return JSON.stringify([food("rice"), food("chicken breast")]);
}

function micronutrientsOfAMeal(): string {
  return JSON.stringify(Object.fromEntries(micronutrientNames.map((name, at) => [name, at + 0.5])));
}

/** Adds accounts until there are `people`. */
export async function addAccounts(db: Kysely<Database>, people: number): Promise<void> {
  await sql`insert into users (id, email, first_name, password_hash)
    select uuidv7(), 'seed-' || n || '@example.com', 'Seed', '-'
    from generate_series((select count(*) + 1 from users), ${people}::int) n`.execute(db);
}

/**
 * Inserts `mealsEach` meals for everybody, four a day back from today, and their submissions, in chronological order, so that
 * one person's rows are scattered on disk as after years of use. Needs an empty table and a superuser: indexes are rebuilt at
 * the end and constraints are not checked, so that millions of rows take minutes.
 */
export async function insertDiaries(db: Kysely<Database>, mealsEach: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`set local maintenance_work_mem = '512MB'`.execute(transaction);
    // With wal_level minimal, a table truncated in the same transaction is written without the log. Other tables refer to meals.
    await sql`truncate meals, meal_submissions cascade`.execute(transaction);
    await withoutIndexes(transaction, "meals", () => insertMeals(transaction, mealsEach));
    await withoutIndexes(transaction, "meal_submissions", () => insertSubmissions(transaction));
  });
  await sql`vacuum analyze`.execute(db);
}

/**
 * Runs `fill` while the table has no indexes, and makes them again. Those of constraints stay: chronological inserts keep them
 * cheap.
 */
async function withoutIndexes(
  db: Kysely<Database>,
  table: keyof Database,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
}

/** Each meal gets the id of its submission. */
async function insertMeals(db: Kysely<Database>, mealsEach: number): Promise<void> {
  await sql`insert into meals (id, submission_id, user_id, day, eaten_at, time_zone, name, quantity_grams, calories,
      protein, carbs, fat, fiber, nutri_score, micronutrients, foods)
    select id, id, user_id, day, eaten_at, ${diaryTimeZone}, 'Rice and chicken', 450, 600, 24, 75, 21, 9, 'B',
      ${micronutrientsOfAMeal()}::jsonb, ${foodsOfAMeal()}::jsonb
    from (select uuidv7(eaten_at - now()) as id, users.id as user_id, day, eaten_at
      from generate_series(${mealsEach}::int - 1, 0, -1) n
      cross join lateral (select ${diaryToday}::date - n / ${mealsADay}::int as day) days
      cross join lateral (select day::timestamptz + interval '8 hours'
        + (${mealsADay}::int - 1 - n % ${mealsADay}::int) * interval '3 hours' as eaten_at) times
      cross join users offset 0) eaten`.execute(db);
}

/** The submissions of the meals, without their analyses: those are half of a real database's size, but in no index. */
async function insertSubmissions(db: Kysely<Database>): Promise<void> {
  await sql`insert into meal_submissions (id, owner_id, user_id, text, language, analysis, status, day, time_zone, created_at)
    select id, user_id, user_id, 'rice and chicken', 'en', '{}', 'accepted', day, time_zone, eaten_at
    from meals`.execute(db);
}

export async function readTableSizes(db: Kysely<Database>, table: keyof Database) {
  const { rows } = await sql<{ rows: number; tableBytes: number; indexBytes: number }>`select
    (select count(*)::float8 from ${sql.table(table)}) as "rows",
    pg_table_size(${table})::float8 as "tableBytes", pg_indexes_size(${table})::float8 as "indexBytes"`.execute(
    db,
  );
  const { rows: indexes } = await sql<{ name: string; bytes: number }>`
    select indexrelid::regclass::text as name, pg_relation_size(indexrelid)::float8 as bytes
    from pg_index where indrelid = ${table}::regclass order by 2 desc`.execute(db);
  return {
    rows: rows[0]?.rows ?? 0,
    tableBytes: rows[0]?.tableBytes ?? 0,
    indexBytes: rows[0]?.indexBytes ?? 0,
    indexes,
  };
}
