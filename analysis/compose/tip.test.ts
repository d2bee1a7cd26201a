import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { type Micronutrients, micronutrientNames } from "#domain/nutrition/nutrients.ts";
import type { Country } from "#domain/people/country.ts";
import { languages } from "#domain/people/language.ts";
import { renderText } from "#locales/render-text.ts";
import { tipFor } from "./tip.ts";

const unknown = Object.fromEntries(micronutrientNames.map((name) => [name, null])) as Micronutrients;
const plain = {
  calories: 150,
  protein: 5,
  carbs: 20,
  fat: 5,
  fiber: 2,
  sugars: 2,
  saturatedFat: 1,
  sodiumMg: 100,
  fruitVegetableLegumePercent: 0,
};

function food(name: string, per100Grams: Partial<AnalysedFood["per100Grams"]>, grams = 100): AnalysedFood {
  return {
    id: name,
    name,
    grams,
    source: { table: "FNDDS 2017-2018", code: "1", description: name },
    per100Grams: { ...plain, micronutrients: unknown, ...per100Grams },
    nutriScoreClass: "general",
    confidence: 1,
    energyUncertainty: 0.1,
    portionUncertainty: 0.1,
    candidates: [],
  };
}

function meal(foods: readonly AnalysedFood[], language: MealAnalysis["language"] = "en"): MealAnalysis {
  return { language, name: "meal", foods, questions: [] };
}

/** As the person reads it, in the language of the meal. */
function tipOf({ language, foods }: MealAnalysis, country: Country | null = null): string {
  return renderText({ language, country }, tipFor(foods, country));
}

describe("a tip", () => {
  it("names the food that most of the salt comes from, and its share of the day", () => {
    const tip = tipOf(meal([food("soup", { sodiumMg: 1500 }), food("bread", { sodiumMg: 400 })]));
    expect(tip).toContain("soup");
    expect(tip).toContain("4.8 g of salt");
    expect(tip).toContain("95 %");
  });

  it("tells the same of sodium where labels state that", () => {
    const salty = meal([food("soup", { sodiumMg: 1500 }), food("bread", { sodiumMg: 400 })]);
    expect(tipOf(salty, "US")).toContain("1,900 mg of sodium here, 95 %");
    expect(tipOf({ ...salty, language: "es" }, "MX")).toContain("1,900 mg de sodio");
  });

  it("does not blame fruit for its sugars", () => {
    const fruit = food("grapes", { sugars: 16, fruitVegetableLegumePercent: 100 }, 300);
    expect(tipOf(meal([fruit]))).not.toContain("sugars");
    expect(tipOf(meal([food("cola", { sugars: 11, calories: 42, carbs: 11, protein: 0 }, 500)]))).toContain(
      "cola",
    );
  });

  it("compares much fibre with what is advised for a day", () => {
    const tip = tipOf(meal([food("beans", { fiber: 9 })]));
    expect(tip).toContain("9 g of fiber in one meal");
    expect(tip).toContain("25 g a day");
  });

  it("pairs iron with vitamin C", () => {
    const lentils = food("lentils", { micronutrients: { ...unknown, iron: 6, vitaminC: 2 } });
    expect(tipOf(meal([lentils]))).toContain("citrus");
    const withPepper = food("lentils and pepper", { micronutrients: { ...unknown, iron: 6, vitaminC: 60 } });
    expect(tipOf(meal([withPepper]))).toContain("good pair");
  });

  it("is plain for a meal in which nothing stands out", () => {
    expect(tipFor([food("snack", {})], null).key).toBe("advice:tip.balanced");
  });

  it("is complete and the same each time, for any meal in any language", () => {
    const amount = fc.double({ min: 0, max: 100, noNaN: true });
    const anyFood = fc
      .record({
        sugars: amount,
        sodiumMg: amount,
        fiber: amount,
        protein: amount,
        calories: amount,
        grams: amount,
      })
      .map(({ grams, ...figures }) => food("food", figures, grams));
    fc.assert(
      fc.property(
        fc.array(anyFood, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...languages),
        (foods, language) => {
          const tip = tipOf(meal(foods, language));
          expect(tip).not.toMatch(/[{}]|undefined|NaN/);
          expect(tipOf(meal(foods, language))).toBe(tip);
        },
      ),
    );
  });
});

describe("a tip on drinks", () => {
  const drink = (description: string, per100Grams: Partial<AnalysedFood["per100Grams"]>, grams: number) => ({
    ...food(
      description,
      { protein: 0, carbs: 0, fat: 0, fiber: 0, sugars: 0, saturatedFat: 0, sodiumMg: 0, ...per100Grams },
      grams,
    ),
    nutriScoreClass: "beverage" as const,
  });
  const wine = (grams: number) => drink("Wine, red", { calories: 85, carbs: 2.6 }, grams);

  it("tells the alcohol in standard drinks", () => {
    expect(tipOf(meal([wine(250)]))).toContain("About 27 g of alcohol, as much as 2.7 standard drinks");
  });

  it("writes decimals as the language does", () => {
    expect(tipOf(meal([wine(250)], "es"))).toContain("2,7 unidades");
    expect(tipOf(meal([wine(250)], "fr"))).toContain("2,7 verres");
    expect(tipOf(meal([food("Crisps", { sodiumMg: 1400 })], "es"))).toContain("3,5 g de sal");
  });

  it("finds no alcohol in juice, milk or vinegar dressing", () => {
    const juice = drink("Orange juice", { calories: 45, carbs: 10.4, protein: 0.7 }, 300);
    const dressing = food("Vinaigrette", { calories: 400, carbs: 5, fat: 30, protein: 0 });
    for (const each of [juice, dressing]) expect(tipOf(meal([each]))).not.toContain("alcohol");
  });

  it("states the caffeine of several coffees, and none for decaf", () => {
    const coffee = (description: string) => drink(description, { calories: 1 }, 480);
    expect(tipOf(meal([coffee("Coffee, brewed")]))).toContain("About 192 mg of caffeine, 48 %");
    expect(tipOf(meal([coffee("Coffee, brewed, decaffeinated")]))).not.toContain("caffeine");
  });
});
