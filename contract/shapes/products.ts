import * as z from "zod/mini";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { productUnits } from "#domain/products/product.ts";
import {
  energyDensityMax,
  foodGramsMax,
  foodGramsMin,
  foodNameMaxLength,
  foodSearchMaxLength,
  micronutrientMax,
  ownProductsMax,
  productSearchMaxResults,
  productSearchMinLength,
  typedBarcodeMaxLength,
} from "../limits.ts";
import { figureDoubts } from "./nutrition.ts";
import { amount, language } from "./primitives.ts";

const named = z.string().check(z.trim(), z.minLength(1), z.maxLength(foodNameMaxLength));
const grams = z.number().check(z.gte(foodGramsMin), z.lte(foodGramsMax));
/** g; null, unless stated: unknown, which is not 0. */
const figure = z._default(z.nullable(z.number().check(z.gte(0), z.lte(100))), null);

/** A barcode as typed or read: EAN-13, EAN-8, UPC-A or UPC-E. Any other answers `invalid_barcode`. */
export const barcode = z.string().check(z.minLength(1), z.maxLength(typedBarcodeMaxLength));
export const barcodeParams = z.strictObject({ code: barcode });

/** µg, mg or g, as micronutrients have it everywhere here; absent: unknown. */
const vitaminsAndMinerals = z.partialRecord(
  z.enum(micronutrientNames),
  z.number().check(z.gte(0), z.lte(micronutrientMax)),
);

/**
 * kcal and g in 100 g or 100 ml. Carbohydrate includes fibre. Figures that contradict each other are stored and named in the
 * answer's `doubts`.
 */
export const ownProductFields = z.strictObject({
  name: named,
  brand: z._default(z.nullable(named), null),
  unit: z._default(z.enum(productUnits), "g"),
  figures: z.strictObject({
    calories: z.number().check(z.gte(0), z.lte(energyDensityMax)),
    protein: figure,
    carbs: figure,
    fat: figure,
    fiber: figure,
    sugars: figure,
    saturatedFat: figure,
    salt: figure,
    alcohol: figure,
    polyols: figure,
  }),
  micronutrients: z._default(vitaminsAndMinerals, {}),
  servingGrams: z._default(z.nullable(grams), null),
  packGrams: z._default(z.nullable(grams), null),
});
export type OwnProductFields = z.output<typeof ownProductFields>;

const known = z.nullable(amount);
/** Figures of 100 g or 100 ml as a packet states them; null: it does not. */
export const productFigures = z.object({
  calories: amount,
  protein: known,
  carbs: known,
  fat: known,
  fiber: known,
  sugars: known,
  saturatedFat: known,
  salt: known,
  alcohol: known,
  polyols: known,
});
const productFacts = {
  code: z.string(),
  name: z.string(),
  brand: z.nullable(z.string()),
  unit: z.enum(productUnits),
  figures: productFigures,
  servingGrams: known,
  packGrams: known,
};
export const ownProduct = z.object({
  ...productFacts,
  micronutrients: vitaminsAndMinerals,
  doubts: figureDoubts,
});
export const ownProducts = z.array(ownProduct).check(z.maxLength(ownProductsMax));

/** `words` may be the digits of a barcode. `language` is that of the names, where a product has one in it. */
export const productSearchQuery = z.strictObject({
  words: z.string().check(z.trim(), z.minLength(productSearchMinLength), z.maxLength(foodSearchMaxLength)),
  language: z.optional(language),
});
/** Products as Open Food Facts has them, by its barcode also one of the caller's own; none without calories. */
export const foundProducts = z.array(z.object(productFacts)).check(z.maxLength(productSearchMaxResults));
