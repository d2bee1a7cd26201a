import { type Kysely, sql } from "kysely";
import { findOwnNames } from "#analysis/own-names/find-own-names.ts";
import type { OwnName } from "#analysis/own-names/own-name.ts";
import { energyDensityMax } from "#contract/limits.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import { foodId } from "#domain/nutrition/edit-food.ts";
import { ownProductTable } from "#domain/nutrition/entered-food.ts";
import { eatenRecipe, recipeGrams } from "#domain/nutrition/recipe.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import { composeMeal } from "#domain/nutrition/saved-food.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import type { Database } from "../../database/schema.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { correctableFood } from "../meals/correctable-food.ts";
import { findOwnProduct } from "../products/own-products-table.ts";
import { findFavourite } from "./favourites-table.ts";
import { eatenOwnFood, findOwnFood } from "./own-foods-table.ts";
import { findRecipe } from "./recipes/recipes-table.ts";

interface NamedRow {
  readonly kind: "food" | "product" | "recipe" | "favourite";
  readonly id: string;
  readonly name: string;
}

/** Names alone; their foods are then read only for those that occur in the text. */
async function listNames(db: Kysely<Database>, userId: string): Promise<readonly NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select 'food' as kind, id::text as id, name from own_foods where user_id = ${userId}
    union all select 'product', code, name from own_products where user_id = ${userId}
    union all select 'recipe', id::text, name from recipes where user_id = ${userId}
    union all select 'favourite', id::text, name from favourites where user_id = ${userId}`.execute(db);
  return rows;
}

/** Calories alone weigh 0 g. They get this weight, so that "two" of them can be counted, or more where no food is so rich in energy. */
const nominalGrams = 100;

function withWeight(food: SavedFood): SavedFood {
  if (food.grams > 0) return food;
  return { ...food, grams: Math.max(nominalGrams, (food.calories * 100) / energyDensityMax) };
}

/** Finds the account's foods, recipes and favourites by name. Of two with one name, the food comes before the recipe. */
export function ownNamesFinder(db: Kysely<Database>, findFood: FindFood): FindOwnNames {
  const ownNameOf = async (userId: string, { kind, id, name }: NamedRow): Promise<OwnName> => {
    if (kind === "product") {
      const product = await findOwnProduct(db, userId, id as Barcode);
      const food = product && foodOfProduct(product, foodId(1), ownProductTable);
      return { name, isWeighed: true, foods: food ? [food] : [] };
    }
    const saved = await savedFoodsOf(userId, { kind, id });
    const foods = saved.map((food, at) => correctableFood(withWeight(food), at, findFood));
    return { name, isWeighed: saved.every(({ grams }) => grams > 0), foods };
  };
  const savedFoodsOf = async (
    userId: string,
    { kind, id }: Pick<NamedRow, "kind" | "id">,
  ): Promise<readonly SavedFood[]> => {
    if (kind === "favourite") return (await findFavourite(db, userId, id))?.foods ?? [];
    if (kind === "recipe") {
      const recipe = await findRecipe(db, userId, id);
      return recipe
        ? composeMeal([eatenRecipe(recipe, recipeGrams(recipe) / recipe.servings, findFood)]).foods
        : [];
    }
    const own = await findOwnFood(db, userId, id);
    return own ? [eatenOwnFood(own, own.portionGrams)] : [];
  };
  return async ({ userId, text, language }) => {
    const named = findOwnNames(text, await listNames(db, userId), language);
    const rows = [...new Map(named.map(({ named: row }) => [row.name, row])).values()];
    const found = await Promise.all(rows.map((row) => ownNameOf(userId, row)));
    return found.filter(({ foods }) => foods.length > 0);
  };
}
