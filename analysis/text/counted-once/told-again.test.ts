import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => [source.code, grams]);
}

const meals = ["a mango and a banana", "a ham sandwich", "two eggs and a bagel"];

describe("a second sentence that tells the first again", () => {
  it.each(meals)("counts nothing anew: %s", async (meal) => {
    const once = await foodsOf(meal);
    expect(await foodsOf(`For a snack I had ${meal}. I really enjoyed ${meal}.`)).toEqual(once);
  });

  it.each(meals)("counts more of it, and another meal: %s", async (meal) => {
    const once = await foodsOf(meal);
    expect(await foodsOf(`I had ${meal}. Later I had ${meal}.`)).toHaveLength(2 * once.length);
    expect(await foodsOf(`Lunch was ${meal}. Dinner was ${meal}.`)).toHaveLength(2 * once.length);
  });

  it.each(["breakfast bar", "granola bar"])("knows one bar of the %s", async (bar) => {
    const once = await foodsOf(`I had a ${bar} and a banana.`);
    expect(await foodsOf(`I had a ${bar} and a banana. I had one bar of the ${bar} and one banana.`)).toEqual(
      once,
    );
  });

  it.each(["an apple", "an avocado", "a mango"])("knows a fruit by its kind: %s", async (fruit) => {
    expect(await foodsOf(`I had ${fruit}. I ate the entire fruit.`)).toEqual(await foodsOf(fruit));
  });
});
