import { describe, expect, it } from "vitest";
import { composeDishes } from "./compose-dishes.ts";
import { parseRecipes } from "./parse-recipes.ts";
import { micronutrientsWith, rowOf } from "./source-row.fixture.ts";

const flour = rowOf(
  { table: "Ciqual 2025", code: "9545", description: "Maize flour" },
  {
    calories: 350,
    carbs: 76,
    micronutrients: micronutrientsWith({ iron: 3, zinc: 2 }),
  },
);
const water = rowOf(
  { table: "Ciqual 2025", code: "18066", description: "Water" },
  {},
  { nutriScoreClass: "water" },
);
const oil = rowOf(
  { table: "FNDDS 2021-2023", code: "82101000", description: "Vegetable oil, NFS" },
  { calories: 900, fat: 100 },
);

function recipe(lines: string, portions = "1 cup=200; 1 piece=60", yieldFactor = "0.8"): string {
  return `dish\tugali\tUgali\tsima; posho\tKE TZ\t250\t${yieldFactor}\t${portions}\tFAO\n${lines}`;
}
const flourAndWater =
  "ingredient\tCiqual 2025\t9545\t100\tmaize flour\ningredient\tCiqual 2025\t18066\t300\twater";

function dishOf(text: string) {
  const [dish] = composeDishes(parseRecipes(text), [flour, water, oil]);
  if (dish === undefined) throw new Error("No dish");
  return dish;
}

describe("a dish by a standard recipe", () => {
  it("holds what its ingredients hold, in the weight that is left after cooking", () => {
    const { per100Grams } = dishOf(recipe(flourAndWater));
    expect(per100Grams.calories).toBeCloseTo(350 / 3.2, 3);
    expect(per100Grams.carbs).toBeCloseTo(76 / 3.2, 3);
    expect(per100Grams.micronutrients.iron).toBeCloseTo(3 / 3.2, 3);
  });

  it("names its recipe in its source", () => {
    const dish = dishOf(recipe(flourAndWater));
    expect(dish.source.table).toBe("Platewise standard recipe");
    expect(dish.source.description).toBe("Ugali: maize flour 100 g, water 300 g");
    expect(dish.alsoCalled).toEqual(["Ugali", "sima", "posho"]);
    expect(dish.category).toBe("Standard recipes KE TZ");
    expect(dish.portions).toContainEqual({ description: "1 piece", grams: 60 });
    expect(dish.gramsPerMl).toBeCloseTo(200 / 236.588, 3);
  });

  it("does not know a nutrient that a tenth of its food is not known for", () => {
    const withOil = `${flourAndWater}\ningredient\tFNDDS 2021-2023\t82101000\t12\toil`;
    expect(dishOf(recipe(withOil)).per100Grams.micronutrients.iron).toBeNull();
    const withLess = withOil.replace("\t12\t", "\t10\t");
    expect(dishOf(recipe(withLess)).per100Grams.micronutrients.iron).toBeCloseTo(3 / (410 * 0.008), 2);
  });

  it("finds an ingredient by its code whichever edition of FNDDS it was written for", () => {
    const dish = dishOf(recipe("ingredient\tFNDDS 2017-2018\t82101000\t10\toil", "", "1"));
    expect(dish.per100Grams.fat).toBe(100);
  });

  it("fails on an ingredient that no table has, and on two dishes of one code", () => {
    const unknown = recipe("ingredient\tCiqual 2025\t1\t10\tmanna");
    expect(() => dishOf(unknown)).toThrow("Ugali: no row Ciqual 2025 1 (manna)");
    expect(() => dishOf(`${recipe(flourAndWater)}\n\n${recipe(flourAndWater)}`)).toThrow("two dishes");
  });

  it.each([
    ["no ingredients", recipe("")],
    ["no weight", recipe("ingredient\tCiqual 2025\t9545\t\tflour")],
    ["a portion without grams", recipe(flourAndWater, "1 cup")],
    ["a weight of nothing", recipe(flourAndWater, "1 cup=0")],
    ["an impossible yield", recipe(flourAndWater, "", "12")],
    ["a line of another kind", recipe("step\tboil the water")],
  ])("refuses a recipe with %s", (_, text) => {
    expect(() => parseRecipes(text)).toThrow("Recipes:");
  });
});
