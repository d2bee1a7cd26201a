// Arbitrary meals for property tests.
import fc from "fast-check";
import type { AnalysedFood, MealAnalysis } from "../nutrition/meal-analysis.ts";
import { type Micronutrients, micronutrientNames } from "../nutrition/nutrients.ts";

/** A figure up to `max` with three decimals, like those of the food tables. */
function upTo(max: number): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: max * 1000 }).map((thousandths) => thousandths / 1000);
}

const known = fc.option(upTo(500), { nil: null });
const anyMicronutrients: fc.Arbitrary<Micronutrients> = fc
  .tuple(...micronutrientNames.map(() => known))
  .map((amounts) => Object.fromEntries(micronutrientNames.map((name, at) => [name, amounts[at] ?? null])))
  .map((figures) => figures as Micronutrients);

const anyPer100Grams = fc.record({
  calories: upTo(900),
  protein: upTo(100),
  carbs: upTo(100),
  fat: upTo(100),
  fiber: upTo(50),
  sugars: upTo(100),
  saturatedFat: upTo(100),
  sodiumMg: upTo(5000),
  fruitVegetableLegumePercent: upTo(100),
  micronutrients: anyMicronutrients,
});

const anyFood: fc.Arbitrary<Omit<AnalysedFood, "id">> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 12 }),
  grams: fc.double({ min: 1, max: 2000, noNaN: true }),
  source: fc.record({
    table: fc.constant("FNDDS 2017-2018"),
    code: fc.string({ maxLength: 8 }),
    description: fc.string(),
  }),
  per100Grams: anyPer100Grams,
  nutriScoreClass: fc.constantFrom(
    "general",
    "red_meat",
    "cheese",
    "fat_oil_nut_seed",
    "beverage",
    "water",
    "alcohol",
  ),
  confidence: upTo(1),
  energyUncertainty: upTo(0.8),
  portionUncertainty: upTo(0.5),
  candidates: fc.constant([]),
});

/** One to eight foods with unique ids, and no questions. */
export const anyMeal: fc.Arbitrary<MealAnalysis> = fc
  .array(anyFood, { minLength: 1, maxLength: 8 })
  .map((foods) => ({
    language: "en",
    name: "meal",
    foods: foods.map((food, at) => ({ ...food, id: `food-${at + 1}` })),
    questions: [],
  }));
