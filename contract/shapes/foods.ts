import * as z from "zod/mini";
import { householdMeasures } from "#domain/nutrition/household-size.ts";
import { foodIngredientsMax, foodSearchMaxLength } from "../limits.ts";
import { foodSource, macronutrientFigures } from "./nutrition.ts";
import { amount, language } from "./primitives.ts";
import { foodKey } from "./scan.ts";

export const foodSearchQuery = z.strictObject({
  query: z.string().check(z.minLength(1), z.maxLength(foodSearchMaxLength)),
  language: z.optional(language),
});
export const foundFood = z.object({
  name: z.string(),
  source: foodSource,
  per100Grams: macronutrientFigures,
  /** g of one portion. */
  defaultGrams: amount,
});
export type FoundFoodAnswer = z.infer<typeof foundFood>;

export const householdSizesQuery = foodKey;
export const foodIngredientsQuery = z.extend(foodKey, { language: z.optional(language) });
/** The ingredients of a standard recipe; empty for any other food. */
export const foodIngredients = z
  .array(z.object({ name: z.string(), grams: amount }))
  .check(z.maxLength(foodIngredientsMax));
export const householdSizes = z
  .array(z.object({ measure: z.enum(householdMeasures), grams: amount }))
  .check(z.maxLength(householdMeasures.length));
