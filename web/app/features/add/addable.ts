import type { AnswerOf, CallOf } from "#contract/endpoint.ts";
import type { listFavourites, listOwnFoods, listUsual, logMeal } from "#contract/endpoints/logging.ts";
import type { listRecipes } from "#contract/endpoints/recipes.ts";
import type { searchFoods } from "#contract/endpoints/scanning.ts";

import { hasOnlyOwnFigures } from "#domain/nutrition/entered-food.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import { recipeTable } from "#domain/nutrition/recipe.ts";

export type LoggedItem = CallOf<typeof logMeal>["body"]["items"][number];
export type OwnFood = AnswerOf<typeof listOwnFoods>[number];
export type RecipeSummary = AnswerOf<typeof listRecipes>[number];
type Favourite = AnswerOf<typeof listFavourites>[number];
type UsualEntry = AnswerOf<typeof listUsual>["usual"][number];
type FoundFood = AnswerOf<typeof searchFoods>[number];

/** g of what a label calls a serving, and of all servings of the pack. */
export interface PackPortions {
  readonly servingGrams: number | null;
  readonly packGrams: number | null;
}

/** Anything the sheet lists. */
export interface Addable {
  readonly key: string;
  readonly name: string;
  /** Where its figures come from, or what it consists of. */
  readonly detail?: string;
  /** g of what is added unless the person says otherwise; 0 for what weighs nothing. */
  readonly grams: number;
  /** kcal of `grams`. */
  readonly calories: number;
  /** Its grams can be chosen. */
  readonly isScalable: boolean;
  /** A row of the table, which has household sizes. */
  readonly source?: Pick<FoodSource, "table" | "code">;
  readonly item: (grams: number) => LoggedItem;
  /** Set for a whole meal of the past, which is logged with all that is known of it. */
  readonly mealId?: string;
  readonly ownFood?: OwnFood;
  readonly portions?: PackPortions;
  readonly favouriteId?: string;
  readonly recipe?: RecipeSummary;
}

export function addableOfUsual({ mealId, position, name, grams, calories, source }: UsualEntry): Addable {
  const isWhole = position === null;
  return {
    key: `${mealId} ${position}`,
    name,
    grams,
    calories,
    isScalable: grams >= 1,
    item: (chosen) => ({
      from: "meal",
      mealId,
      ...(!isWhole && { position }),
      ...(chosen !== grams && { grams: chosen }),
    }),
    ...(source && !hasOnlyOwnFigures({ source }) && source.table !== recipeTable && { source }),
    ...(isWhole && { mealId }),
  };
}

export function addableOfFound({ name, source, per100Grams, defaultGrams }: FoundFood): Addable {
  const { table, code, description } = source;
  return {
    key: `${table} ${code}`,
    name,
    detail: name === description ? table : description,
    grams: Math.round(defaultGrams),
    calories: (per100Grams.calories * defaultGrams) / 100,
    isScalable: true,
    source: { table, code },
    item: (grams) => ({ from: "table", table, code, grams }),
  };
}

export function addableOfOwn(ownFood: OwnFood, portions?: PackPortions): Addable {
  const { id, name, portionGrams, calories } = ownFood;
  return {
    key: id,
    name,
    grams: portionGrams,
    calories: (calories * portionGrams) / 100,
    isScalable: true,
    item: (grams) => ({ from: "ownFood", id, grams }),
    ownFood,
    ...(portions && { portions }),
  };
}

/** One serving. */
export function addableOfRecipe(recipe: RecipeSummary, detail: string): Addable {
  const { id, name, grams, servings, calories } = recipe;
  const servingGrams = grams / servings;
  return {
    key: id,
    name,
    detail,
    grams: servingGrams,
    calories: calories / servings,
    isScalable: true,
    item: (chosen) => ({ from: "recipe", id, ...(chosen !== servingGrams && { grams: chosen }) }),
    recipe,
  };
}

export function addableOfFavourite({ id, name, grams, calories, foods }: Favourite): Addable {
  const detail = foods.map((food) => food.name).join(", ");
  return {
    key: id,
    name,
    ...(detail !== name && { detail }),
    grams,
    calories,
    isScalable: false,
    item: () => ({ from: "favourite", id }),
    favouriteId: id,
  };
}

/** Those with a word for each that was typed, as the table's search finds them. */
export function findOwn<Named extends { readonly name: string }>(
  foods: readonly Named[],
  query: string,
): readonly Named[] {
  const sought = words(query);
  if (sought.length === 0) return [];
  return foods.filter(({ name }) => {
    const own = words(name);
    return sought.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
}

/** Without accents and case. */
function words(text: string): readonly string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
