import { describe, expect, test } from "vitest";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import { distinctPackets, mealOfPackets } from "./packets.ts";
import { withWeights } from "./photo-weights.ts";

const none = { fiber: null, sugars: null, saturatedFat: null, salt: null, alcohol: null, polyols: null };

function packet(name: string, code: string | null, calories: number): AnalysedFood {
  const figures = { calories, protein: 8, carbs: 60, fat: 10, ...none };
  const weights = { servingGrams: 40, packGrams: 400 };
  const product = { code, name, brand: null, unit: "g" as const, figures, kilojoules: null, ...weights };
  const food = foodOfProduct(product, "food-1", "packets");
  if (food === undefined) throw new Error("It has energy.");
  return food;
}
const on = (photo: number, food: AnalysedFood) => ({ photos: [photo], food });

describe("packets on several photos", () => {
  test("are one if they have the same code, or the same figures where one side shows no code", () => {
    const muesli = packet("Muesli", "8480000823274", 372);
    const label = packet("Packaged food", null, 370);
    expect(distinctPackets([on(1, label), on(2, muesli), on(3, muesli)])).toEqual([
      { photos: [1, 2, 3], food: muesli },
    ]);
  });

  test("are several if their codes or figures differ", () => {
    const muesli = packet("Muesli", "8480000823274", 372);
    const other = packet("Muesli", "5709262942503", 372);
    const label = packet("Packaged food", null, 520);
    expect(distinctPackets([on(1, muesli), on(2, other), on(3, label)])).toHaveLength(3);
  });

  test("have the weight of the photo that was weighed", () => {
    const photos = [{ number: 1 }, { number: 2, grams: 55 }];
    const meal = mealOfPackets([{ photos: [1, 2], food: packet("Muesli", null, 372) }], {
      photos,
      language: "en",
    });
    expect(withWeights(meal, photos).foods).toMatchObject([{ id: "food-1", grams: 55, photo: 2 }]);
  });
});
