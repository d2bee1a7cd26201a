import * as z from "zod/mini";
import { candidatesMax } from "../limits.ts";
import { amount } from "./primitives.ts";

export const macronutrients = {
  /** kcal */
  calories: amount,
  /** g */
  protein: amount,
  /** g of total carbohydrate, fibre included */
  carbs: amount,
  /** g */
  fat: amount,
  /** g */
  fiber: amount,
};

const known = z.nullable(amount);
/** null: unknown, the source tables have no value for any food of the meal. */
export const micronutrients = z.object({
  vitaminD: known,
  vitaminB12: known,
  vitaminB9: known,
  vitaminA: known,
  vitaminC: known,
  vitaminK: known,
  vitaminE: known,
  vitaminB1: known,
  calcium: known,
  iron: known,
  magnesium: known,
  potassium: known,
  zinc: known,
  iodine: known,
  selenium: known,
  omega3: known,
});

export const foodSource = z.object({ table: z.string(), code: z.string(), description: z.string() });
export const foodCandidate = z.object({ name: z.string(), source: foodSource, caloriesPer100Grams: amount });

/** From the food table's household measures. */
export const portionSize = z.object({ size: z.enum(["small", "medium", "large"]), grams: amount });

export const analysedFood = z.object({
  id: z.string(),
  name: z.string(),
  grams: amount,
  ...macronutrients,
  source: foodSource,
  /** Unrounded, so that the browser can preview a change of grams. */
  per100Grams: z.object(macronutrients),
  /** 0 to 1 */
  confidence: amount,
  candidates: z.array(foodCandidate).check(z.maxLength(candidatesMax)),
  /** For foods seen in a photo: sizes to choose from, applied with the edit `portion`. */
  portions: z.optional(z.array(portionSize).check(z.maxLength(candidatesMax))),
});
export type AnalysedFoodAnswer = z.infer<typeof analysedFood>;
