/** analysis/text: from a sentence to foods. This test holds "con fritas" to the chips that it means. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, country: string) {
  const outcome = await analyser.analyse({ text, language: "es", country });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const dishes = ["bife", "milanesa", "lomito", "hamburguesa", "pollo", "milanesa de pollo", "merluza"];
const countries = ["AR", "UY", "CL", "PE", "ES"];
const meals = countries.flatMap((country) => dishes.map((dish) => [country, dish] as const));

describe("fries named by being fried alone", () => {
  it.each(meals)("are potatoes: %s, %s con fritas", async (country, dish) => {
    const full = await foodsOf(`${dish} con papas fritas`, country);
    expect(await foodsOf(`${dish} con fritas`, country)).toEqual(full);
    expect(await foodsOf(`${dish} con fritas y ensalada`, country)).toEqual(
      await foodsOf(`${dish} con papas fritas y ensalada`, country),
    );
  });

  it.each(["2 empanadas de carne fritas", "3 empanadas, fritas", "berenjenas fritas"])(
    "are none in %s",
    async (text) => {
      expect(await foodsOf(text, "AR")).toHaveLength(1);
    },
  );
});
