import { type Kysely, type RawBuilder, sql } from "kysely";
import {
  type Macronutrients,
  type MicronutrientName,
  type Micronutrients,
  micronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { Database } from "../../database/schema.ts";
import { type SavedMeal, toMeal } from "./meal-table.ts";

/** In milliseconds, like a `Date`: with PostgreSQL's microseconds the next page would start with the cursor meal again. */
const eatenAtMs = sql<Date>`date_trunc('milliseconds', eaten_at)`;

export interface MealRange {
  /** Inclusive; unbounded where absent. */
  readonly from?: CalendarDay | undefined;
  readonly to?: CalendarDay | undefined;
  readonly after: SavedMeal | undefined;
  readonly limit: number;
}

/** Oldest first, after a meal if given. */
export async function listMealsAfter(
  db: Kysely<Database>,
  userId: string,
  { from, to, after, limit }: MealRange,
): Promise<SavedMeal[]> {
  let query = db.selectFrom("meals").selectAll().where("user_id", "=", userId);
  if (from !== undefined) query = query.where("day", ">=", from);
  if (to !== undefined) query = query.where("day", "<=", to);
  if (after) {
    const { day, eatenAt, id } = after;
    // Only the first condition can use the index.
    query = query
      .where("day", ">=", day)
      .where(sql<boolean>`(day, ${eatenAtMs}, id) > (${day}::date, ${eatenAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.orderBy("day").orderBy(eatenAtMs).orderBy("id").limit(limit).execute();
  return rows.map(toMeal);
}

export interface DayPage {
  readonly day: CalendarDay;
  readonly after: SavedMeal | undefined;
  readonly limit: number;
}

/** Newest first, after a meal if given. */
export async function listMealsOfDay(
  db: Kysely<Database>,
  userId: string,
  { day, after, limit }: DayPage,
): Promise<SavedMeal[]> {
  let query = db.selectFrom("meals").selectAll().where("user_id", "=", userId).where("day", "=", day);
  if (after) {
    const { eatenAt, id } = after;
    query = query.where(sql<boolean>`(${eatenAtMs}, id) < (${eatenAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.orderBy(eatenAtMs, "desc").orderBy("id", "desc").limit(limit).execute();
  return rows.map(toMeal);
}

/** kcal and g eaten on a day; zeros on a day without meals. */
export async function loadTotalsOfDay(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<Macronutrients> {
  const sum = (column: keyof Macronutrients) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)`.as(column);
  return db
    .selectFrom("meals")
    .select([sum("calories"), sum("protein"), sum("carbs"), sum("fat"), sum("fiber")])
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
}

interface MicronutrientSums {
  readonly mealCount: number;
  /** Null where no meal knows it. */
  readonly sums: Micronutrients;
  /** Meals. */
  readonly knownFor: Readonly<Record<MicronutrientName, number>>;
}

export async function loadMicronutrientsOfDay(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<MicronutrientSums> {
  const amountOf = (name: MicronutrientName) => sql<number | null>`(micronutrients ->> ${name})::float8`;
  const objectOf = <Figure>(aggregateOf: (name: MicronutrientName) => RawBuilder<Figure>) =>
    sql<Readonly<Record<MicronutrientName, Figure>>>`json_build_object(${sql.join(
      micronutrientNames.flatMap((name) => [sql`${name}::text`, aggregateOf(name)]),
    )})`;
  return db
    .selectFrom("meals")
    .select([
      sql<number>`count(*)::int`.as("mealCount"),
      objectOf((name) => sql<number | null>`sum(${amountOf(name)})`).as("sums"),
      objectOf((name) => sql<number>`count(${amountOf(name)})`).as("knownFor"),
    ])
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
}
