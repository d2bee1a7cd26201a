import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, country: "GB" | "US") {
  const outcome = await analyser.analyse({ text, language: "en", country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return {
    count: foods.length,
    calories: foods.reduce((sum, food) => sum + food.grams * food.per100Grams.calories, 0),
  };
}

const fillings = ["duck", "halloumi", "smoked mackerel", "bacon", "lamb", "turkey"];

describe.each(["GB", "US"] as const)(
  "a dish called after what is in it, where no row has both (%s)",
  (country) => {
    it.each(["bagel", "penne", "omelette", "risotto", "noodles"])("counts both: %s", async (dish) => {
      const plain = await foodsOf(dish, country);
      for (const filling of fillings) {
        const filled = await foodsOf(`${filling} ${dish}`, country);
        expect(filled.count, filling).toBeGreaterThan(0);
        // Where a row has both, it may weigh less than the plain dish.
        expect(filled.calories, filling).toBeGreaterThan(plain.calories * 0.75);
      }
    });
  },
);
