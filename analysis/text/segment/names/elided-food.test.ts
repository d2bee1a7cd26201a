import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readFoods } from "../../testing/read-foods.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

it.each([
  ["the food named before", "es", "MX", "dos tacos de pastor y uno de suadero", 2],
  ["the measure named before", "es", "AR", "1 porcion de fugazzeta y una de muzza", 2],
  ["the parts of a whole", "es", "AR", "6 empanadas, 3 de carne y 3 de pollo", 2],
] as const)("reads %s: %s-%s %s", async (_, language, country, text, foods) => {
  const outcome = await analyser.analyse({ text, language, country });
  expect(outcome.kind === "analysed" && outcome.analysis.foods.map(({ name }) => name)).toHaveLength(foods);
});

it("gives the food named before by its own name, and as much as one of it", async () => {
  const read = async (text: string) => {
    return readFoods(text, "es", "MX");
  };
  const [, elided] = await read("dos tacos de pastor y uno de suadero");
  const [whole] = await read("un taco de suadero");
  expect(elided?.grams).toBe(whole?.grams);
});
