import * as z from "zod/mini";
import { macronutrientNames, micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { productDoubts, productUnits } from "#domain/products/product.ts";
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
export const macronutrientFigures = z.object(macronutrients);

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

/** The number of foods that each micronutrient is known for (a dish counts as its ingredients). Less than all: a lower bound. */
export const micronutrientsKnownFor = z.partialRecord(z.enum(micronutrientNames), amount);

/** g of all sugars, saturated fat and salt (sodium times 2.5). */
const toLimit = { sugars: amount, saturatedFat: amount, salt: amount };
export const totalsToLimit = z.object({
  /** How many foods there are; a dish counts as its ingredients. */
  foodCount: amount,
  /** A lower bound where it is not known for every food; null where it is known for none. */
  amounts: z.object({ sugars: known, saturatedFat: known, salt: known }),
  /** The number of foods that each is known for. */
  knownFor: z.object(toLimit),
});

/** g; what is absent is unknown. */
export const knownToLimit = z.object({
  sugars: z.optional(amount),
  saturatedFat: z.optional(amount),
  salt: z.optional(amount),
});

export const foodSource = z.object({ table: z.string(), code: z.string(), description: z.string() });
export const foodCandidate = z.object({ name: z.string(), source: foodSource, caloriesPer100Grams: amount });

/** A small, medium or large portion, with the grams of the food table's household measures. */
export const portionSize = z.object({ size: z.enum(["small", "medium", "large"]), grams: amount });

/** Macronutrients that the label does not state: counted as 0, to be shown as unknown. */
export const unknownFigures = z.readonly(
  z.array(z.enum(macronutrientNames)).check(z.maxLength(macronutrientNames.length)),
);

/** Why the figures of 100 g cannot all be right. */
export const figureDoubts = z.readonly(
  z.array(z.enum(productDoubts)).check(z.maxLength(productDoubts.length)),
);

export const productDetails = z.object({
  /** null: of a label without a code. */
  code: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  /** `ml`: the figures are of 100 ml, and grams mean millilitres. */
  unit: z.enum(productUnits),
  servingGrams: z.nullable(amount),
  packGrams: z.nullable(amount),
  unknown: unknownFigures,
  doubts: figureDoubts,
});

export const analysedFood = z.object({
  id: z.string(),
  name: z.string(),
  grams: amount,
  ...macronutrients,
  source: foodSource,
  /** Unrounded, so that the browser can preview a change of grams. */
  per100Grams: macronutrientFigures,
  /** What is absent is unknown. */
  toLimitPer100Grams: z.optional(knownToLimit),
  /** 0 to 1 */
  confidence: amount,
  candidates: z.array(foodCandidate).check(z.maxLength(candidatesMax)),
  /** Sizes of a food seen in a photo to choose from, applied with the edit `portion`. */
  portions: z.optional(z.array(portionSize).check(z.maxLength(candidatesMax))),
  /** What its packet states, if the food is a packaged product. */
  product: z.optional(productDetails),
  /** Set while the food is the caller's own default for the words; what it would be for anybody else. */
  usual: z.optional(z.object({ general: z.object({ name: z.string(), grams: amount, calories: amount }) })),
});
export type AnalysedFoodAnswer = z.infer<typeof analysedFood>;
