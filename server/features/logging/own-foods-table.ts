import type { Kysely } from "kysely";
import { ownFoodsMax } from "#contract/limits.ts";
import { enteredTable, labelTable } from "#domain/nutrition/entered-food.ts";
import { roundMacros } from "#domain/nutrition/meal-totals.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { Owned } from "../../http/caller.ts";
import { ownRead } from "../../http/own-read.ts";

/** kcal and g in 100 g. */
export interface OwnFood extends Macronutrients {
  readonly id: string;
  readonly name: string;
  readonly portionGrams: number;
  readonly isFromLabel: boolean;
}

const columns = [
  "id",
  "name",
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "portion_grams",
  "is_from_label",
] as const;

export function toOwnFood(row: Pick<Row<"own_foods">, (typeof columns)[number]>): OwnFood {
  const { id, name, calories, protein, carbs, fat, fiber } = row;
  const { portion_grams: portionGrams, is_from_label: isFromLabel } = row;
  return { id, name, calories, protein, carbs, fat, fiber, portionGrams, isFromLabel };
}

function columnsOf({ id: _, portionGrams, isFromLabel, ...rest }: OwnFood) {
  return { ...rest, portion_grams: portionGrams, is_from_label: isFromLabel };
}

export function eatenOwnFood(own: OwnFood, grams: number): SavedFood {
  const amount = (per100Grams: number) => (per100Grams * grams) / 100;
  const { protein, carbs, fat, fiber } = own;
  return {
    name: own.name,
    grams,
    calories: Math.round(amount(own.calories)),
    ...roundMacros({
      protein: amount(protein),
      carbs: amount(carbs),
      fat: amount(fat),
      fiber: amount(fiber),
    }),
    source: { table: own.isFromLabel ? labelTable : enteredTable, code: own.id, description: own.name },
  };
}

/** By name. */
function ownFoodsOf(db: Kysely<Database>, { userId }: Owned) {
  return db
    .selectFrom("own_foods")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("name")
    .orderBy("id")
    .limit(ownFoodsMax);
}

export const readOwnFoods = ownRead(ownFoodsOf, ({ userId }: Owned) => ({ userId }));

export async function listOwnFoods(db: Kysely<Database>, userId: string): Promise<OwnFood[]> {
  return (await ownFoodsOf(db, { userId }).execute()).map(toOwnFood);
}

export async function findOwnFood(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<OwnFood | undefined> {
  const row = await db
    .selectFrom("own_foods")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toOwnFood(row);
}

/** The account must be locked. Throws `own_food_limit_exceeded`. */
export async function insertOwnFood(db: Kysely<Database>, userId: string, food: OwnFood): Promise<void> {
  const { count } = await db
    .selectFrom("own_foods")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= ownFoodsMax) throw new AppError("own_food_limit_exceeded");
  await db
    .insertInto("own_foods")
    .values({ id: food.id, user_id: userId, ...columnsOf(food) })
    .execute();
}

/** False when the person has no such food. */
export async function updateOwnFood(db: Kysely<Database>, userId: string, food: OwnFood): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("own_foods")
    .set(columnsOf(food))
    .where("user_id", "=", userId)
    .where("id", "=", food.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the person has no such food. */
export async function deleteOwnFood(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("own_foods")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
