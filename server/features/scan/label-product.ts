import { foodNameMaxLength } from "#contract/limits.ts";
import { isFromLabel } from "#domain/nutrition/entered-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { MacronutrientName, Micronutrients } from "#domain/nutrition/nutrients.ts";
import { saltGramsOf } from "#domain/nutrition/salt.ts";
import type { ProductMicronutrients } from "#domain/products/product.ts";
import { shorten } from "../../core/shorten.ts";
import type { OwnProduct } from "../products/own-products-table.ts";

/** The packet whose label was read and whose code is known, under the name that the person saves the meal with. */
export function productOfLabel({ foods, name }: MealAnalysis): OwnProduct | undefined {
  const food = foods.find((each) => isFromLabel(each) && each.product?.code);
  const { code, brand, unit, servingGrams, packGrams } = food?.product ?? {};
  if (!food || !code || !unit) return undefined;
  return {
    code,
    name: shorten(foods.length === 1 ? name : food.name, foodNameMaxLength),
    brand: brand ?? null,
    unit,
    figures: figuresOf(food),
    micronutrients: knownOf(food.per100Grams.micronutrients),
    kilojoules: null,
    servingGrams: servingGrams ?? null,
    packGrams: packGrams ?? null,
  };
}

function knownOf(micronutrients: Micronutrients): ProductMicronutrients {
  return Object.fromEntries(Object.entries(micronutrients).filter(([, figure]) => figure !== null));
}

function figuresOf({ per100Grams, product }: AnalysedFood): OwnProduct["figures"] {
  const { sugars, saturatedFat, sodiumMg, calories } = per100Grams;
  const stated = (name: MacronutrientName) => (product?.unknown.includes(name) ? null : per100Grams[name]);
  // A food does not keep which of its other figures were stated, so 0 may mean unknown unless all of them are.
  const orUnknown = (figure: number) => (figure === 0 && !product?.isScored ? null : figure);
  return {
    calories,
    protein: stated("protein"),
    carbs: stated("carbs"),
    fat: stated("fat"),
    fiber: stated("fiber"),
    sugars: orUnknown(sugars),
    saturatedFat: orUnknown(saturatedFat),
    salt: orUnknown(saltGramsOf(sodiumMg)),
    alcohol: null,
    polyols: null,
  };
}
