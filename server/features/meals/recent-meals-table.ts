import type { Kysely } from "kysely";
import { mealsPerDayMax } from "#contract/limits.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { PastMeal } from "#domain/nutrition/rank-usual.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { compileOnce } from "../../database/compile-once.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";
import { mealTypeOf } from "./meal-type-of.ts";

const columns = [
  ...(["id", "name", "eaten_at", "time_zone", "meal_type", "created_at"] as const),
  ...(["quantity_grams", "calories", "protein", "carbs", "fat", "fiber", "foods"] as const),
] as const;

type PastMealRow = Pick<Row<"meals">, (typeof columns)[number]>;

interface Recent extends Owned {
  readonly limit: number;
}

/** Whole foods: picking the members that are needed takes PostgreSQL three times as long as sending all. */
const selectPastMeals = compileOnce((db, { userId, limit }: Recent) =>
  db
    .selectFrom("meals")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("day", "desc")
    .orderBy("eaten_at", "desc")
    .limit(limit),
);

/** Newest first. */
export async function loadPastMeals(db: Kysely<Database>, recent: Recent): Promise<PastMeal[]> {
  const { rows } = await selectPastMeals(db, recent);
  return rows.map(toPastMeal);
}

function toPastMeal(row: PastMealRow): PastMeal {
  const { eaten_at: eatenAt } = row;
  return {
    id: row.id,
    name: row.name,
    eatenAt,
    mealType: mealTypeOf({ mealType: row.meal_type, timeZone: row.time_zone, eatenAt }),
    loggedAt: row.created_at,
    grams: row.quantity_grams,
    calories: row.calories,
    protein: row.protein,
    carbs: row.carbs,
    fat: row.fat,
    fiber: row.fiber,
    foods: row.foods,
  };
}

/** The types of the day's meals, with repeats. */
export async function loadMealTypes(
  db: Kysely<Database>,
  userId: string,
  day: CalendarDay,
): Promise<MealType[]> {
  const rows = await db
    .selectFrom("meals")
    .select(["meal_type", "eaten_at", "time_zone"])
    .where("user_id", "=", userId)
    .where("day", "=", day)
    .limit(mealsPerDayMax)
    .execute();
  return rows.map((row) =>
    mealTypeOf({ mealType: row.meal_type, timeZone: row.time_zone, eatenAt: row.eaten_at }),
  );
}
