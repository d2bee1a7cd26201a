import { expect, it } from "vitest";
import type { ProductFigures } from "../products/product.ts";
import { foodOfProduct } from "../products/product-food.ts";
import type { AnalysedFood } from "./meal-analysis.ts";
import { mealNutriScoreOf } from "./meal-nutri-score.ts";
import type { NutriScoreClass } from "./nutri-score.ts";

const figures: ProductFigures = {
  ...{ calories: 83, protein: 0.1, carbs: 2.6, fat: 0, fiber: 0, sugars: 0.6, saturatedFat: 0, salt: 0.01 },
  ...{ alcohol: null, polyols: null },
};
const product = (changed: Partial<ProductFigures>) => {
  const of = { code: null, name: "Drink", brand: null, unit: "ml" as const, kilojoules: null };
  const food = foodOfProduct(
    { ...of, figures: { ...figures, ...changed }, servingGrams: 125, packGrams: 750 },
    "food-1",
    "Open Food Facts",
  );
  if (!food) throw new Error("Its energy is known.");
  return food;
};
const row = (nutriScoreClass: NutriScoreClass): AnalysedFood => {
  const { product: _, ...food } = product({});
  return { ...food, nutriScoreClass };
};

it("is not given for drinks with alcohol", () => {
  expect(mealNutriScoreOf([row("alcohol")])).toBeNull();
  expect(mealNutriScoreOf([row("alcohol"), row("alcohol")])).toBeNull();
  expect(mealNutriScoreOf([product({ alcohol: 9.9 })])).toBeNull();
});

it("is given for a drink of less than 1.2 % alcohol", () => {
  expect(mealNutriScoreOf([product({ alcohol: 0.4 })])).not.toBeNull();
});

it("of a meal leaves the wine out, as it does water", () => {
  const dish = row("general");
  expect(mealNutriScoreOf([dish, row("alcohol")])).toBe(mealNutriScoreOf([dish]));
  expect(mealNutriScoreOf([row("water"), row("alcohol")])).toBe("A");
});
