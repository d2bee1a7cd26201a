import { statedUncertainty } from "../nutrition/edit-food.ts";
import type { AnalysedFood, ProductDetails } from "../nutrition/meal-analysis.ts";
import { eachMicronutrient, macronutrientNames } from "../nutrition/nutrients.ts";
import { nutrientsToLimit } from "../nutrition/nutrients-to-limit.ts";
import { sodiumMgOf } from "../nutrition/salt.ts";
import { doubtsOf } from "./check-figures.ts";
import type { Product } from "./product.ts";

/** Labels may be a fifth off, and an amount that the packet does not state is a guess until the person chooses one. */
const labelUncertainty = 0.08;
const guessedUncertainty = 0.25;
const usualGrams = 100;
/** A pack of more is rarely eaten at once; a can or small bottle is. g, ml */
const wholePackMax = { g: 150, ml: 500 } as const;

/** `code` is null of a label without one. */
export type DescribedProduct = Omit<Product, "code"> & { readonly code: Product["code"] | null };

/** Undefined where the energy is unknown: it could not be counted. */
export function foodOfProduct(
  product: DescribedProduct,
  id: string,
  table: string,
): AnalysedFood | undefined {
  const { code, name, brand, unit, figures, micronutrients, servingGrams, packGrams } = product;
  if (figures.calories === null) return undefined;
  const stated = statedAmountOf(product);
  const amountUncertainty = stated === undefined ? guessedUncertainty : statedUncertainty;
  const description = brand === null ? name : `${name}, ${brand}`;
  return {
    id,
    name,
    grams: stated ?? usualGrams,
    source: { table, code: code ?? "", description },
    per100Grams: {
      calories: figures.calories,
      protein: figures.protein ?? 0,
      carbs: figures.carbs ?? 0,
      fat: figures.fat ?? 0,
      fiber: figures.fiber ?? 0,
      sugars: figures.sugars ?? 0,
      saturatedFat: figures.saturatedFat ?? 0,
      sodiumMg: sodiumMgOf(figures.salt ?? 0),
      fruitVegetableLegumePercent: 0,
      micronutrients: eachMicronutrient((name) => micronutrients?.[name] ?? null),
    },
    nutriScoreClass: unit === "ml" ? "beverage" : "general",
    confidence: 1,
    energyUncertainty: Math.hypot(labelUncertainty, amountUncertainty),
    portionUncertainty: amountUncertainty,
    candidates: [],
    product: {
      code,
      brand,
      unit,
      servingGrams,
      packGrams,
      unknown: macronutrientNames.filter((figure) => figures[figure] === null),
      unknownToLimit: nutrientsToLimit.filter((figure) => figures[figure] === null),
      isScored: isScored(product),
      doubts: doubtsOf(product),
    } satisfies ProductDetails,
  };
}

/** The serving, else what the packet holds where that is eaten at once. */
function statedAmountOf({ servingGrams, packGrams, unit }: DescribedProduct): number | undefined {
  if (servingGrams !== null) return servingGrams;
  return packGrams !== null && packGrams <= wholePackMax[unit] ? packGrams : undefined;
}

/** g in 100 ml: 1.2 % by volume, above which a drink has no Nutri-Score. */
const scoredAlcoholMax = 0.95;

/** The Nutri-Score needs all of these; an unknown one would pass for 0. */
function isScored({ figures }: DescribedProduct): boolean {
  const { sugars, saturatedFat, salt, protein, fat, alcohol } = figures;
  if ((alcohol ?? 0) > scoredAlcoholMax) return false;
  return [sugars, saturatedFat, salt, protein, fat].every((figure) => figure !== null);
}
