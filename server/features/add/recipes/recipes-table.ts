import type { Kysely } from "kysely";
import { recipesMax } from "#contract/limits.ts";
import type { Recipe } from "#domain/nutrition/recipe.ts";
import { AppError } from "../../../core/app-error.ts";
import { compileOnce } from "../../../database/compile-once.ts";
import { copiedTable } from "../../../database/copied-table.ts";
import type { Database, Row } from "../../../database/schema.ts";

export interface StoredRecipe extends Recipe {
  /** Counts the changes, from 1. */
  readonly revision: number;
}

const columns = ["id", "name", "servings", "cooked_grams", "ingredients", "revision"] as const;

function toRecipe(row: Pick<Row<"recipes">, (typeof columns)[number]>): StoredRecipe {
  const { id, name, servings, cooked_grams: cookedGrams, ingredients, revision } = row;
  return { id, name, servings, cookedGrams, ingredients, revision };
}

function columnsOf({ name, servings, cookedGrams, ingredients, revision }: StoredRecipe) {
  return {
    ...{ name, servings, revision },
    cooked_grams: cookedGrams,
    ingredients: JSON.stringify(ingredients),
  };
}

const selectRecipes = compileOnce((db, { userId }: { readonly userId: string }) =>
  db
    .selectFrom("recipes")
    .select(columns)
    .where("user_id", "=", userId)
    .orderBy("name")
    .orderBy("id")
    .limit(recipesMax),
);

/** All recipes of the person, sorted by name. */
export async function listRecipes(db: Kysely<Database>, userId: string): Promise<StoredRecipe[]> {
  const { rows } = await selectRecipes(db, { userId });
  return rows.map(toRecipe);
}

export async function findRecipe(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<StoredRecipe | undefined> {
  const row = await db
    .selectFrom("recipes")
    .select(columns)
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toRecipe(row);
}

/** The account must be locked. Throws `recipe_limit_exceeded`. */
export async function insertRecipe(
  db: Kysely<Database>,
  userId: string,
  recipe: StoredRecipe,
): Promise<void> {
  const { count } = await db
    .selectFrom("recipes")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= recipesMax) throw new AppError("recipe_limit_exceeded");
  await db
    .insertInto("recipes")
    .values({ id: recipe.id, user_id: userId, ...columnsOf(recipe) })
    .execute();
}

/** The account must be locked. */
export async function updateRecipe(
  db: Kysely<Database>,
  userId: string,
  recipe: StoredRecipe,
): Promise<void> {
  await db
    .updateTable("recipes")
    .set(columnsOf(recipe))
    .where("user_id", "=", userId)
    .where("id", "=", recipe.id)
    .execute();
}

/** False when the person has no such recipe. */
export async function deleteRecipe(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recipes")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const copiedRecipes = copiedTable({
  kind: "recipes",
  table: "recipes",
  room: { max: recipesMax },
  pageLength: 50,
  toEntry: ({ id, name, servings, cooked_grams: cookedGrams, ingredients }) => ({
    ...{ id, name, servings, cookedGrams, ingredients },
  }),
  toRow: ({ cookedGrams, ...rest }) => ({ ...rest, cooked_grams: cookedGrams, revision: 1 }),
});
