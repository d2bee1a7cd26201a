import type { Kysely } from "kysely";
import type { RecipeChange, RecipeIngredient } from "#contract/shapes/recipes.ts";
import { scaleFood } from "#domain/nutrition/change-grams.ts";
import { type FindFood, nameOf } from "#domain/nutrition/edit-food.ts";
import { composeMeal, type SavedFood, toAnalysedFood } from "#domain/nutrition/saved-food.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";
import type { Database } from "../../../database/schema.ts";
import type { User } from "../../../http/caller.ts";
import type { NewRow } from "../../../http/idempotency-table.ts";
import { lockAccount } from "../../account/lock-account.ts";
import { requireBounded } from "../../meals/require-bounded.ts";
import { eatenOwnFood, findOwnFood } from "../own-foods-table.ts";
import { findRecipe, insertRecipe, type StoredRecipe, updateRecipe } from "./recipes-table.ts";

interface SavedRecipe {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly fields: RecipeChange;
  /** The language in which foods of the table are named. */
  readonly language: Language;
}

/** Throws `food_not_found` or `recipe_limit_exceeded`. */
export async function addRecipe(
  db: Kysely<Database>,
  { newRow, ...saved }: SavedRecipe & { readonly newRow: NewRow },
): Promise<StoredRecipe> {
  const { userId } = saved.caller;
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = newRow.mayExist ? await findRecipe(transaction, userId, newRow.id) : undefined;
    if (made) return made;
    const ingredients = await resolveIngredients(transaction, saved, []);
    const { name, servings, cookedGrams } = saved.fields;
    const recipe = { id: newRow.id, name, servings, cookedGrams, ingredients, revision: 1 };
    await insertRecipe(transaction, userId, recipe);
    return recipe;
  });
}

/** Throws `recipe_not_found`, `food_not_found`, or `recipe_changed` where it has another revision by now. */
export async function changeRecipe(
  db: Kysely<Database>,
  { id, revision, ...saved }: SavedRecipe & { readonly id: string; readonly revision: number },
): Promise<StoredRecipe> {
  const { userId } = saved.caller;
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const found = await findRecipe(transaction, userId, id);
    if (!found) throw new AppError("recipe_not_found");
    if (found.revision !== revision) throw new AppError("recipe_changed");
    const ingredients = await resolveIngredients(transaction, saved, found.ingredients);
    const { name, servings, cookedGrams } = saved.fields;
    const recipe = { id, name, servings, cookedGrams, ingredients, revision: revision + 1 };
    await updateRecipe(transaction, userId, recipe);
    return recipe;
  });
}

/** The stored foods, `kept` those of the recipe so far. Throws `food_not_found` or `amount_too_large`. */
async function resolveIngredients(
  db: Kysely<Database>,
  saved: SavedRecipe,
  kept: readonly SavedFood[],
): Promise<readonly SavedFood[]> {
  const foods: SavedFood[] = [];
  for (const ingredient of saved.fields.ingredients) {
    const food = await resolveIngredient(db, saved, { ingredient, kept });
    if (!food) throw new AppError("food_not_found");
    foods.push(food);
  }
  requireBounded(foods);
  return foods;
}

async function resolveIngredient(
  db: Kysely<Database>,
  { caller, findFood, language }: SavedRecipe,
  { ingredient, kept }: { readonly ingredient: RecipeIngredient; readonly kept: readonly SavedFood[] },
): Promise<SavedFood | undefined> {
  switch (ingredient.from) {
    case "table": {
      const row = findFood(ingredient.table, ingredient.code);
      if (!row) return undefined;
      const food = { name: ingredient.name ?? nameOf(row, language), grams: ingredient.grams };
      return composeMeal([{ kind: "row", food: toAnalysedFood(food, 0, row) }]).foods[0];
    }
    case "ownFood": {
      const own = await findOwnFood(db, caller.userId, ingredient.id);
      return own && eatenOwnFood(own, ingredient.grams);
    }
    case "kept": {
      const food = kept[ingredient.position];
      return food && scaleFood(food, ingredient.grams);
    }
  }
}
