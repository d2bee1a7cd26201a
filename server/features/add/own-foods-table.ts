import type { Kysely } from "kysely";
import { ownFoodsMax } from "#contract/limits.ts";
import type { OwnFoodFields } from "#contract/shapes/add.ts";
import { enteredTable, labelTable } from "#domain/nutrition/entered-food.ts";
import { macrosInGrams } from "#domain/nutrition/known-macros.ts";
import { roundMacros, roundToHundredth } from "#domain/nutrition/meal-totals.ts";
import type { MacronutrientName, Macronutrients } from "#domain/nutrition/nutrients.ts";
import { type KnownToLimit, nutrientsToLimit } from "#domain/nutrition/nutrients-to-limit.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { doubtsOfStated } from "#domain/products/check-figures.ts";
import type { ProductDoubt } from "#domain/products/product.ts";
import { AppError } from "../../core/app-error.ts";
import { compileOnce } from "../../database/compile-once.ts";
import { copiedTable } from "../../database/copied-table.ts";
import type { Database, Row } from "../../database/schema.ts";

/** kcal and g in 100 g. */
export interface OwnFood extends Macronutrients {
  readonly id: string;
  readonly name: string;
  /** What was not stated; its figure is 0. */
  readonly unknown: readonly MacronutrientName[];
  /** null: not stated. */
  readonly sugars: number | null;
  readonly saturatedFat: number | null;
  readonly salt: number | null;
  readonly portionGrams: number;
  readonly isFromLabel: boolean;
  readonly doubts: readonly ProductDoubt[];
}

const columns = [
  "id",
  "name",
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugars",
  "saturated_fat",
  "salt",
  "portion_grams",
  "is_from_label",
] as const;

function toOwnFood(row: Pick<Row<"own_foods">, (typeof columns)[number]>): OwnFood {
  const {
    id,
    saturated_fat: saturatedFat,
    portion_grams: portionGrams,
    is_from_label: isFromLabel,
    ...rest
  } = row;
  return ownFoodOf(id, { ...rest, saturatedFat, portionGrams, isFromLabel });
}

/** An own food from the fields that were entered. */
export function ownFoodOf(
  id: string,
  { name, portionGrams, isFromLabel, ...figures }: OwnFoodFields,
): OwnFood {
  const unknown = macrosInGrams.filter((each) => figures[each] === null);
  const { calories, protein, carbs, fat, fiber, sugars, saturatedFat, salt } = figures;
  const macros = {
    ...{ calories, protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0, fiber: fiber ?? 0 },
    unknown,
  };
  const toLimit = { sugars, saturatedFat, salt };
  return { id, name, ...macros, ...toLimit, portionGrams, isFromLabel, doubts: doubtsOfStated(figures) };
}

function columnsOf({ unknown, name, calories, portionGrams, isFromLabel, ...food }: OwnFood) {
  const stated = (each: (typeof macrosInGrams)[number]) => (unknown.includes(each) ? null : food[each]);
  const figures = {
    protein: stated("protein"),
    carbs: stated("carbs"),
    fat: stated("fat"),
    fiber: stated("fiber"),
    sugars: food.sugars,
    saturated_fat: food.saturatedFat,
    salt: food.salt,
  };
  return { name, calories, ...figures, portion_grams: portionGrams, is_from_label: isFromLabel };
}

export function eatenOwnFood(own: OwnFood, grams: number): SavedFood {
  const amount = (per100Grams: number) => (per100Grams * grams) / 100;
  const { protein, carbs, fat, fiber, unknown } = own;
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
    ...(unknown.length > 0 && { unknown }),
    ...(nutrientsToLimit.some((name) => own[name] !== null) && { toLimit: toLimitOf(own, grams) }),
  };
}

function toLimitOf(own: OwnFood, grams: number): KnownToLimit {
  const stated = nutrientsToLimit.flatMap((name) => {
    const per100Grams = own[name];
    return per100Grams === null ? [] : [[name, roundToHundredth((per100Grams * grams) / 100)]];
  });
  return Object.fromEntries(stated);
}

const selectOwnFoods = compileOnce((db, { userId }: { readonly userId: string }) =>
  db
    .selectFrom("own_foods")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("name")
    .orderBy("id")
    .limit(ownFoodsMax),
);

/** All own foods of the person, sorted by name. */
export async function listOwnFoods(db: Kysely<Database>, userId: string): Promise<OwnFood[]> {
  const { rows } = await selectOwnFoods(db, { userId });
  return rows.map(toOwnFood);
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

export const copiedOwnFoods = copiedTable({
  kind: "ownFoods",
  table: "own_foods",
  room: { max: ownFoodsMax },
  toEntry: ({ id, name, calories, protein, carbs, fat, fiber, ...row }) => ({
    ...{ id, name, calories, protein, carbs, fat, fiber },
    ...{ sugars: row.sugars, saturatedFat: row.saturated_fat, salt: row.salt },
    ...{ portionGrams: row.portion_grams, isFromLabel: row.is_from_label },
  }),
  toRow: ({ saturatedFat, portionGrams, isFromLabel, ...rest }) => ({
    ...{ ...rest, saturated_fat: saturatedFat, portion_grams: portionGrams, is_from_label: isFromLabel },
  }),
});
