import { describe, expect, test } from "vitest";
import { buildAddedFood, foodId } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { withUnusedWeights, withWeights } from "./photo-weights.ts";

const apple = loadFoodTableOnce().find("FNDDS 2021-2023", "63101000");
if (apple === undefined) throw new Error("The food table has no apple.");

describe("weights", () => {
  const meal = (parts: readonly Partial<AnalysedFood>[]): MealAnalysis => {
    const foods = parts.map((part, at) => {
      const id = foodId(at + 1);
      return { ...buildAddedFood({ id, name: "apple", grams: 100, row: apple }), ...part };
    });
    return { language: "en", name: "", questions: [], foods };
  };
  const gramsOf = ({ foods }: MealAnalysis) => foods.map(({ grams }) => grams);

  test("are shared by the foods of their photo, in the proportions that were read", () => {
    const foods = [
      { photo: 1, grams: 100 },
      { photo: 2, grams: 50 },
      { photo: 1, grams: 300 },
    ];
    const photos = [{ number: 1, grams: 200 }, { number: 2 }];
    expect(gramsOf(withWeights(meal(foods), photos))).toEqual([50, 50, 150]);
  });

  test("are added up for the whole meal if no food is assigned to a photo", () => {
    const photos = [
      { number: 1, grams: 120 },
      { number: 2, grams: 60 },
    ];
    expect(gramsOf(withWeights(meal([{ grams: 100 }, { grams: 200 }]), photos))).toEqual([60, 120]);
    expect(gramsOf(withWeights(meal([]), photos))).toEqual([]);
  });

  test("of a later photo alone are reported as unused if no food is assigned to a photo", () => {
    const read = meal([{ grams: 300 }]);
    const photos = [{ number: 1 }, { number: 2 }, { number: 3, grams: 120 }];
    const weighed = withUnusedWeights(withWeights(read, photos), photos);
    expect(gramsOf(weighed)).toEqual([300]);
    expect(weighed.unreadPhotos).toEqual([{ photo: 3, reason: "nothingFound" }]);
    expect(withUnusedWeights(read, [{ number: 1, grams: 120 }, { number: 2 }]).unreadPhotos).toBeUndefined();
  });

  test("change nothing where nothing was weighed", () => {
    expect(gramsOf(withWeights(meal([{ grams: 100 }]), [{ number: 1 }]))).toEqual([100]);
  });
});
