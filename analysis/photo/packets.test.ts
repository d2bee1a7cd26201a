import { describe, expect, test } from "vitest";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import { eachPacketOnce, mealOfPackets, withWeights } from "./packets.ts";

function packet(name: string, code: string | null, calories: number): AnalysedFood {
  const figures = {
    ...{
      calories,
      protein: 8,
      carbs: 60,
      fat: 10,
      fiber: null,
      sugars: null,
      saturatedFat: null,
      salt: null,
    },
    ...{ alcohol: null, polyols: null },
  };
  const product = {
    ...{
      code,
      name,
      brand: null,
      unit: "g" as const,
      figures,
      kilojoules: null,
      servingGrams: 40,
      packGrams: 400,
    },
  };
  const food = foodOfProduct(product, "food-1", "packets");
  if (food === undefined) throw new Error("It has energy.");
  return food;
}
const on = (photo: number, food: AnalysedFood) => ({ photos: [photo], food });

describe("packets on several photos", () => {
  test("are one by their code, or by their figures where one side shows no code", () => {
    const muesli = packet("Muesli", "8480000823274", 372);
    const label = packet("Packaged food", null, 370);
    expect(eachPacketOnce([on(1, label), on(2, muesli), on(3, muesli)])).toEqual([
      { photos: [1, 2, 3], food: muesli },
    ]);
  });

  test("are two by another code, or by other figures", () => {
    const muesli = packet("Muesli", "8480000823274", 372);
    const other = packet("Muesli", "5709262942503", 372);
    const label = packet("Packaged food", null, 520);
    expect(eachPacketOnce([on(1, muesli), on(2, other), on(3, label)])).toHaveLength(3);
  });

  test("are weighed by the photo of theirs that was weighed", () => {
    const photos = [{ number: 1 }, { number: 2, grams: 55 }];
    const meal = mealOfPackets([{ photos: [1, 2], food: packet("Muesli", null, 372) }], {
      photos,
      language: "en",
    });
    expect(withWeights(meal, photos).foods).toMatchObject([{ id: "food-1", grams: 55, photo: 2 }]);
  });
});

describe("weights", () => {
  const meal = (foods: readonly Partial<AnalysedFood>[]): MealAnalysis => ({
    ...{ language: "en", name: "", questions: [] },
    foods: foods.map((food, at) => ({ ...packet("food", null, 100), id: `food-${at + 1}`, ...food })),
  });
  const gramsOf = ({ foods }: MealAnalysis) => foods.map(({ grams }) => grams);

  test("are shared by the foods of their photo, as they were read", () => {
    const foods = [
      { photo: 1, grams: 100 },
      { photo: 2, grams: 50 },
      { photo: 1, grams: 300 },
    ];
    const photos = [{ number: 1, grams: 200 }, { number: 2 }];
    expect(gramsOf(withWeights(meal(foods), photos))).toEqual([50, 50, 150]);
  });

  test("are of the whole meal where nobody knows which food is on which photo", () => {
    const photos = [
      { number: 1, grams: 120 },
      { number: 2, grams: 60 },
    ];
    expect(gramsOf(withWeights(meal([{ grams: 100 }, { grams: 200 }]), photos))).toEqual([60, 120]);
    expect(gramsOf(withWeights(meal([]), photos))).toEqual([]);
  });

  test("of nothing leave the meal as it is", () => {
    expect(gramsOf(withWeights(meal([{ grams: 100 }]), [{ number: 1 }]))).toEqual([100]);
  });
});
