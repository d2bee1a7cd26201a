import { describe, expect, it } from "vitest";
import { FnddsRecipes } from "./fndds-recipes.ts";
import { fruitVegetableLegumePercent } from "./fruit-and-vegetables.ts";
import { parseCsv } from "./parse-csv.ts";

const groups = [
  "F_CITMLB (cup eq.)",
  "F_OTHER (cup eq.)",
  "F_JUICE (cup eq.)",
  "V_DRKGR (cup eq.)",
  "V_REDOR_TOMATO (cup eq.)",
  "V_REDOR_OTHER (cup eq.)",
  "V_STARCHY_POTATO (cup eq.)",
  "V_STARCHY_OTHER (cup eq.)",
  "V_OTHER (cup eq.)",
  "V_LEGUMES (cup eq.)",
  "G_TOTAL (oz. eq.)",
  "D_TOTAL (cup eq.)",
  "PF_MPS_TOTAL (oz. eq.)",
  "PF_EGGS (oz. eq.)",
  "PF_SOY (oz. eq.)",
  "PF_NUTSDS (oz. eq.)",
  "OILS (grams)",
  "SOLID_FATS (grams)",
  "ADD_SUGARS (tsp. eq.)",
];

function fped(amounts: Record<string, number>) {
  return new Map(groups.map((group) => [group, String(amounts[group] ?? 0)]));
}

describe("fruitVegetableLegumePercent", () => {
  const [fruitCategory, mixedCategory] = [6018, 3004];

  it("is all of a fruit, however heavy its cup is", () => {
    expect(fruitVegetableLegumePercent(fped({ "F_OTHER (cup eq.)": 0.39 }), "Fig, raw", fruitCategory)).toBe(
      100,
    );
    expect(
      fruitVegetableLegumePercent(fped({ "F_OTHER (cup eq.)": 1.34 }), "Currants, dried", fruitCategory),
    ).toBe(100);
  });

  it("leaves out what was added to it", () => {
    const fried = fped({ "V_OTHER (cup eq.)": 0.7, "OILS (grams)": 6 });
    expect(fruitVegetableLegumePercent(fried, "Eggplant, cooked with oil", 6420)).toBe(94);
  });

  it("counts a fruit's own oil, pressed or not, and no other", () => {
    expect(fruitVegetableLegumePercent(fped({ "OILS (grams)": 13 }), "Avocado, raw", fruitCategory)).toBe(
      100,
    );
    expect(fruitVegetableLegumePercent(fped({ "OILS (grams)": 100 }), "Olive oil", 8012)).toBe(100);
    expect(fruitVegetableLegumePercent(fped({ "OILS (grams)": 100 }), "Corn oil", 8012)).toBe(0);
  });

  it("goes by the weight of a cup in a mixed dish", () => {
    const stew = fped({ "V_OTHER (cup eq.)": 0.2, "PF_MPS_TOTAL (oz. eq.)": 1 });
    expect(fruitVegetableLegumePercent(stew, "Chicken stew", mixedCategory)).toBe(27);
  });

  it("never counts potatoes and other starchy roots", () => {
    expect(
      fruitVegetableLegumePercent(fped({ "V_STARCHY_POTATO (cup eq.)": 0.83 }), "Potato, baked", 6802),
    ).toBe(0);
    expect(
      fruitVegetableLegumePercent(fped({ "V_REDOR_OTHER (cup eq.)": 0.5 }), "Sweet potato, boiled", 6406),
    ).toBe(0);
    expect(
      fruitVegetableLegumePercent(fped({ "V_STARCHY_OTHER (cup eq.)": 0.63 }), "Corn, cooked", 6416),
    ).toBe(100);
  });
});

describe("FnddsRecipes", () => {
  const heading =
    "Food code,Ingredient code,Ingredient description,Ingredient weight (g),Moisture change (%)";
  const lines = [
    "1,11282,Onions raw,30,-20",
    "1,2,Sauce,70,-20",
    "2,9003,Apples raw,1,0",
    "2,16098,Peanut butter,1,0",
  ];
  const recipes = new FnddsRecipes(parseCsv([heading, ...lines].join("\n")));

  it("counts produce through ingredients that are foods themselves, and no peanuts", () => {
    expect(recipes.produceShareOf("2")).toBe(0.5);
    expect(recipes.produceShareOf("1")).toBeCloseTo(0.3 + 0.7 * 0.5);
  });

  it("knows how much of a food's weight cooking left", () => {
    expect(recipes.yieldOf("1")).toBe(0.8);
    expect(recipes.yieldOf("9")).toBe(1);
  });
});
