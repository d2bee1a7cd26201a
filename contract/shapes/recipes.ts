import * as z from "zod/mini";
import {
  candidatesMax,
  foodGramsMax,
  foodGramsMin,
  foodNameMaxLength,
  foodsPerMealMax,
  ingredientListMaxLength,
  recipeGramsMax,
  recipeIngredientsMax,
  recipeServingsMax,
  recipeServingsMin,
  recipesMax,
} from "../limits.ts";
import { ownFoodItem, tableItem } from "./add.ts";
import { mealFood } from "./meals.ts";
import { foodCandidate, foodSource, macronutrientFigures, macronutrients } from "./nutrition.ts";
import { amount, identifier, language } from "./primitives.ts";

const foodName = z.string().check(z.trim(), z.minLength(1), z.maxLength(foodNameMaxLength));
const grams = z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax));

/** The ingredient at `position` of the recipe as it is stored, whose row or own food may be gone. */
export const keptIngredient = z.strictObject({
  from: z.literal("kept"),
  position: z.int().check(z.gte(0), z.lt(recipeIngredientsMax)),
  grams,
});
export const newIngredient = z.discriminatedUnion("from", [tableItem, ownFoodItem]);
export const changedIngredient = z.discriminatedUnion("from", [tableItem, ownFoodItem, keptIngredient]);
export type RecipeIngredient = z.infer<typeof changedIngredient>;

/** `language` is that of the table's names. */
export const recipeFields = {
  name: foodName,
  servings: z.number().check(z.gte(recipeServingsMin), z.lte(recipeServingsMax)),
  /** g of the finished dish; null: as much as its ingredients. */
  cookedGrams: z._default(z.nullable(z.number().check(z.gte(foodGramsMin), z.lte(recipeGramsMax))), null),
  language: z.optional(language),
};
export const newRecipe = z.strictObject({
  ...recipeFields,
  ingredients: z.array(newIngredient).check(z.minLength(1), z.maxLength(recipeIngredientsMax)),
});
/** `revision` is that of the recipe that the change was made from. */
export const recipeChange = z.strictObject({
  ...recipeFields,
  ingredients: z.array(changedIngredient).check(z.minLength(1), z.maxLength(recipeIngredientsMax)),
  revision: z.int().check(z.gte(1)),
});
export type RecipeChange = Omit<z.infer<typeof recipeChange>, "revision">;

/** The figures are those of the whole dish. */
export const recipeSummary = z.object({
  id: identifier,
  name: z.string(),
  servings: amount,
  /** g of the whole dish, as eaten. */
  grams: amount,
  ...macronutrients,
  revision: amount,
});
export const recipeSummaries = z.array(recipeSummary).check(z.maxLength(recipesMax));
export const recipe = z.object({
  ...recipeSummary.shape,
  cookedGrams: z.nullable(amount),
  ingredients: z.array(mealFood).check(z.maxLength(recipeIngredientsMax)),
});
export const recipeParams = z.strictObject({ id: identifier });

export const ingredientList = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(ingredientListMaxLength)),
  language: z.optional(language),
});
export const readIngredient = z.object({
  name: z.string(),
  grams: amount,
  source: foodSource,
  per100Grams: macronutrientFigures,
  candidates: z.array(foodCandidate).check(z.maxLength(candidatesMax)),
});
/** The lines as they were typed; `foods` is empty where none was found. */
export const readIngredients = z
  .array(
    z.object({
      line: z.string(),
      foods: z.array(readIngredient).check(z.maxLength(foodsPerMealMax)),
    }),
  )
  .check(z.maxLength(recipeIngredientsMax));
