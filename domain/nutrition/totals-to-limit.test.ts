import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TableFood } from "./edit-food.ts";
import type { ProductDetails } from "./meal-analysis.ts";
import { eachMicronutrient } from "./nutrients.ts";
import { sumTotalsToLimit } from "./nutrients-to-limit.ts";
import { detailsToStore, type SavedFood, toAnalysedFood } from "./saved-food.ts";
import { totalsToLimitOf } from "./totals-to-limit.ts";

const macros = { calories: 100, protein: 1, carbs: 10, fat: 2, fiber: 1 };
const bread: TableFood = {
  source: { table: "FNDDS 2021-2023", code: "bread", description: "Bread" },
  per100Grams: {
    ...macros,
    ...{ sugars: 4, saturatedFat: 1, sodiumMg: 400, fruitVegetableLegumePercent: 0 },
    micronutrients: eachMicronutrient(() => null),
  },
  nutriScoreClass: "general",
};
const findFood = (table: string, code: string) =>
  table === bread.source.table && code === bread.source.code ? bread : undefined;
const eaten = (grams: number): SavedFood => ({ name: "bread", grams, ...macros, source: bread.source });
const own = (changes: Partial<SavedFood> = {}): SavedFood => ({
  ...{ name: "granola", grams: 50, ...macros },
  source: { table: "Entered by you", code: "1", description: "Granola" },
  ...changes,
});

describe("sugars, saturated fat and salt", () => {
  it("are those of the foods' rows, salt being 2.5 times the sodium", () => {
    expect(totalsToLimitOf([eaten(50), eaten(100)], findFood)).toEqual({
      foodCount: 2,
      amounts: { sugars: 6, saturatedFat: 1.5, salt: 1.5 },
      knownFor: { sugars: 2, saturatedFat: 2, salt: 2 },
    });
  });

  it("are a lower bound beside a food that does not tell, and unknown where none does", () => {
    const totals = totalsToLimitOf([eaten(100), own({ toLimit: { sugars: 5 } })], findFood);
    expect(totals).toMatchObject({
      foodCount: 2,
      amounts: { sugars: 9, salt: 1 },
      knownFor: { sugars: 2, salt: 1 },
    });
    expect(totalsToLimitOf([own()], findFood).amounts).toEqual({
      sugars: null,
      saturatedFat: null,
      salt: null,
    });
  });

  it("of a dish are those of its ingredients", () => {
    const dish = own({ ingredients: [eaten(100), own()] });
    expect(totalsToLimitOf([dish], findFood)).toMatchObject({ foodCount: 2, amounts: { sugars: 4 } });
  });

  it("of several meals are known as far as those of each", () => {
    const [one, other] = [[eaten(100)], [own()]].map((foods) => totalsToLimitOf(foods, findFood));
    if (!one || !other) throw new Error("Two meals have two totals.");
    expect(sumTotalsToLimit([one, other])).toEqual(totalsToLimitOf([eaten(100), own()], findFood));
    expect(sumTotalsToLimit([other, other]).amounts.salt).toBeNull();
  });
});

it("a day's are the same whether its foods are added at once or meal by meal, to the tenth that is shown", () => {
  const grams = fc.double({ min: 0, max: 1500, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.array(grams, { minLength: 1 }), { minLength: 1 }), (meals) => {
      const foods = meals.map((each) => each.map((weight) => eaten(weight)));
      const byMeal = sumTotalsToLimit(foods.map((each) => totalsToLimitOf(each, findFood)));
      expect(byMeal).toEqual(totalsToLimitOf(foods.flat(), findFood));
    }),
  );
});

describe("what a saved food keeps of them", () => {
  const product: ProductDetails = {
    ...{ code: "4", brand: null, servingGrams: null, packGrams: null },
    ...{ unit: "g", unknown: [], isScored: true, doubts: [] },
  };
  const packet = { ...toAnalysedFood({ name: "crisps", grams: 50 }, 0, bread), product };

  it("is empty for a row, which is looked up", () => {
    expect(detailsToStore(toAnalysedFood({ name: "bread", grams: 50 }, 0, bread))).toEqual({});
  });

  it("is what the packet states", () => {
    const partly = { ...packet, product: { ...product, isScored: false, unknownToLimit: ["salt"] as const } };
    expect(detailsToStore(partly)).toEqual({ toLimit: { sugars: 2, saturatedFat: 0.5 } });
  });

  it("is all or nothing of a scan that was stored before this was told", () => {
    expect(detailsToStore(packet).toLimit).toEqual({ sugars: 2, saturatedFat: 0.5, salt: 0.5 });
    expect(detailsToStore({ ...packet, product: { ...product, isScored: false } })).toEqual({});
  });
});
