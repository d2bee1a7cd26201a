import { type Kysely, type RawBuilder, sql } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { FindFood, TableFood } from "#domain/nutrition/edit-food.ts";
import {
  eachMicronutrient,
  type MicronutrientName,
  type Micronutrients,
  macronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type { DayRange } from "#domain/time/day-range.ts";
import { compileOnce, compileOncePerShape } from "../../database/compile-once.ts";
import type { Database } from "../../database/schema.ts";
import { listedColumns, toMeal, toMealWithoutMicronutrients } from "./meal-row.ts";
import type { MealToPresent } from "./present-meal.ts";

/** The time in milliseconds, like a `Date`: with PostgreSQL's microseconds the next page would start with the cursor meal again. */
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

export interface DayOfPerson {
  readonly userId: string;
  readonly day: CalendarDay;
}

const selectMealsOfDay = compileOnce((db, { userId, day }: DayOfPerson) =>
  db
    .selectFrom("meals")
    .selectAll()
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .orderBy(eatenAtMs, "desc")
    .orderBy("id", "desc")
    .limit(mealsPerDayMax),
);

/** Newest first. */
export async function listMealsOfDay(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<SavedMeal[]> {
  const { rows } = await selectMealsOfDay(db, { userId, day });
  return rows.map(toMeal);
}

interface DayPage extends DayOfPerson {
  readonly limit: number;
  /** Id of the last meal of the page before; absent of the first page. */
  readonly after?: string;
  readonly hasMicronutrients: boolean;
}

const selectPageOfDay = compileOncePerShape((db, page: DayPage) => {
  const { userId, day, limit, after, hasMicronutrients } = page;
  let query = db
    .selectFrom("meals")
    .select(listedColumns)
    .select(
      sql<Micronutrients | null>`case when ${hasMicronutrients}::boolean then micronutrients end`.as(
        "micronutrients",
      ),
    )
    .where("user_id", "=", userId)
    .where("day", "=", day);
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(${eatenAtMs}, id) < (select ${eatenAtMs}, id from meals where user_id = ${userId} and id = ${after})`,
    );
  return query.orderBy(eatenAtMs, "desc").orderBy("id", "desc").limit(limit);
});

/** One page of a day's meals. Empty after a meal that is gone. */
export async function listPageOfDay(db: Kysely<Database>, page: DayPage): Promise<MealToPresent[]> {
  const { rows } = await selectPageOfDay(db, page);
  return rows.map(({ micronutrients, ...row }) => ({
    ...toMealWithoutMicronutrients(row),
    micronutrients,
  }));
}

export interface FoodOfDay {
  readonly day: CalendarDay;
  readonly table: string;
  readonly code: string;
  readonly grams: number;
}

/** The grams eaten of each row of the food table on each day: a small part of what the meals' foods hold. */
export function foodsEaten(userId: string, { from, to }: DayRange): RawBuilder<FoodOfDay> {
  return sql<FoodOfDay>`
    select day, food #>> '{source,table}' as "table", food #>> '{source,code}' as code,
      sum((food ->> 'grams')::float8) as grams
    from meals, jsonb_array_elements(foods) as food
    where user_id = ${userId} and day between ${from} and ${to}
    group by 1, 2, 3`;
}

export async function loadFoodsEaten(
  db: Kysely<Database>,
  userId: string,
  range: DayRange,
): Promise<readonly FoodOfDay[]> {
  return (await foodsEaten(userId, range).execute(db)).rows;
}

/** The sums of the foods that have a row of the table, by day. */
export function sumByDay(
  foods: readonly FoodOfDay[],
  findFood: FindFood,
  in100GramsOf: (food: TableFood) => number,
): ReadonlyMap<CalendarDay, number> {
  const sums = new Map<CalendarDay, number>();
  for (const { day, table, code, grams } of foods) {
    const found = findFood(table, code);
    if (found) sums.set(day, (sums.get(day) ?? 0) + (in100GramsOf(found) * grams) / 100);
  }
  return sums;
}

/** A column for a larger statement, which saves a round trip: kcal and g eaten on a day; zeros on a day without meals. */
export function eatenColumn(userId: string, day: CalendarDay): RawBuilder<unknown> {
  const sums = macronutrientNames.flatMap((name) => [sql.lit(name), sql`coalesce(sum(${sql.ref(name)}), 0)`]);
  return sql`(select json_build_object(${sql.join(sums)}) from meals
    where meals.user_id = ${userId} and meals.day = ${day}) as eaten`;
}

interface MicronutrientSums {
  /** Null where no meal knows it. */
  readonly sums: Micronutrients;
  readonly foods: readonly SavedFood[];
}

export async function loadMicronutrientsOfDay(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<MicronutrientSums> {
  const rows = await db
    .selectFrom("meals")
    .select(["micronutrients", "foods"])
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .execute();
  const sumOf = (name: MicronutrientName) => {
    const known = rows.flatMap(({ micronutrients }) => micronutrients[name] ?? []);
    return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0);
  };
  return { sums: eachMicronutrient(sumOf), foods: rows.flatMap(({ foods }) => foods) };
}
