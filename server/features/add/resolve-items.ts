import type { Kysely } from "kysely";
import { foodGramsMax, foodsPerMealMax } from "#contract/limits.ts";
import type { LoggedItem } from "#contract/shapes/add.ts";
import { scaleFood, takeShare, toMealPart } from "#domain/nutrition/change-grams.ts";
import { type FindFood, foodId, withGrams } from "#domain/nutrition/edit-food.ts";
import { enteredTable, quickCaloriesCode } from "#domain/nutrition/entered-food.ts";
import { macrosInGrams } from "#domain/nutrition/known-macros.ts";
import { roundMacros } from "#domain/nutrition/meal-totals.ts";
import { nameOfFoods } from "#domain/nutrition/name-of-foods.ts";
import { eatenRecipe, recipeGrams } from "#domain/nutrition/recipe.ts";
import { countFoods, type MealPart, type SavedFood, toAnalysedFood } from "#domain/nutrition/saved-food.ts";
import type { Language } from "#domain/people/language.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { findMeal } from "../meals/meal-table.ts";
import { requireBounded } from "../meals/require-bounded.ts";
import { findKnownProduct } from "../products/find-product.ts";
import { parseBarcode } from "../products/parse-barcode.ts";
import { findFavourite } from "./favourites-table.ts";
import { eatenOwnFood, findOwnFood } from "./own-foods-table.ts";
import { findRecipe } from "./recipes/recipes-table.ts";

export interface ItemSources {
  readonly db: Kysely<Database>;
  readonly userId: string;
  readonly findFood: FindFood;
  /** The language in which foods of the table are named. */
  readonly language: Language;
}

/**
 * The foods that are to be logged. Throws `food_not_found`, `meal_not_found`, `favourite_not_found`, `recipe_not_found`,
 * `amount_too_large`, or `too_many_foods` where they are more than a meal holds: of a recipe, its ingredients count.
 */
export async function resolveItems(
  sources: ItemSources,
  items: readonly LoggedItem[],
): Promise<readonly MealPart[]> {
  const parts: MealPart[] = [];
  for (const item of items) {
    parts.push(...(await partsOf(sources, item)));
    if (countFoods(parts) > foodsPerMealMax) throw new AppError("too_many_foods");
  }
  requireBounded(parts.flatMap((part) => (part.kind === "row" ? [] : part.food)));
  return parts;
}

async function partsOf(sources: ItemSources, item: LoggedItem): Promise<readonly MealPart[]> {
  const { db, userId, findFood, language } = sources;
  switch (item.from) {
    case "table": {
      const row = findFood(item.table, item.code);
      if (!row) throw new AppError("food_not_found");
      const name = item.name ?? row.nameIn?.(language) ?? row.source.description;
      return [{ kind: "row", food: toAnalysedFood({ name, grams: item.grams }, 0, row) }];
    }
    case "ownFood": {
      const own = await findOwnFood(db, userId, item.id);
      if (!own) throw new AppError("food_not_found");
      return [{ kind: "figures", food: eatenOwnFood(own, item.grams) }];
    }
    case "quick": {
      return [{ kind: "figures", food: quickFood(item) }];
    }
    case "product": {
      const found = await findKnownProduct(db, { userId, code: parseBarcode(item.code), language });
      const food = found && foodOfProduct(found.product, foodId(1), found.table);
      if (!food) throw new AppError("product_not_found");
      return [{ kind: "row", food: withGrams(food, item.grams) }];
    }
    case "favourite": {
      const favourite = await findFavourite(db, userId, item.id);
      if (!favourite) throw new AppError("favourite_not_found");
      return toParts(favourite.foods, findFood);
    }
    case "recipe":
      return [await partOfRecipe(sources, item)];
    case "meal":
      return toParts(await foodsOfMeal(sources, item), findFood);
  }
}

/** A food of stated calories. It has no weight, and what the person did not state is unknown. */
function quickFood({ name, calories, ...stated }: Extract<LoggedItem, { from: "quick" }>): SavedFood {
  const { protein, carbs, fat, fiber } = stated;
  const grams = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0, fiber: fiber ?? 0 };
  const unknown = macrosInGrams.filter((each) => stated[each] === null);
  const source = { table: enteredTable, code: quickCaloriesCode, description: name };
  const figures = { name, grams: 0, calories: Math.round(calories), ...roundMacros(grams), source };
  return unknown.length > 0 ? { ...figures, unknown } : figures;
}

async function partOfRecipe(
  { db, userId, findFood }: ItemSources,
  { id, servings = 1, grams }: Extract<LoggedItem, { from: "recipe" }>,
): Promise<MealPart> {
  const recipe = await findRecipe(db, userId, id);
  if (!recipe) throw new AppError("recipe_not_found");
  const eaten = grams ?? (recipeGrams(recipe) * servings) / recipe.servings;
  if (eaten > foodGramsMax) throw new AppError("amount_too_large");
  return eatenRecipe(recipe, eaten, findFood);
}

function toParts(foods: readonly SavedFood[], findFood: FindFood): readonly MealPart[] {
  return foods.map((food, at) => toMealPart(food, at, findFood));
}

async function foodsOfMeal(
  { db, userId }: ItemSources,
  { mealId, position, grams }: Extract<LoggedItem, { from: "meal" }>,
): Promise<readonly SavedFood[]> {
  const meal = await findMeal(db, userId, mealId);
  if (!meal) throw new AppError("meal_not_found");
  const total = meal.quantityGrams;
  if (position === undefined) {
    if (grams === undefined || total <= 0) return meal.foods;
    return meal.foods.map((food) => takeShare(food, grams / total));
  }
  const food = meal.foods[position];
  if (!food) throw new AppError("food_not_found");
  return [grams === undefined ? food : scaleFood(food, grams)];
}

export function nameOfParts(parts: readonly MealPart[]): string {
  return nameOfFoods(parts.map(({ food }) => food));
}
