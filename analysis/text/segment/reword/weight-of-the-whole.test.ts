import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => [source.code, grams] as const);
}

const dishes = [
  "pancake with sugar",
  "soup with noodles",
  "sandwich with ham and cheese",
  "pasta with tomato sauce",
  "stew with lamb and potatoes",
];
const told = ["weighing", "that weighed", "which weighs about", "that was", "totaling"];

describe("a weight told behind a dish and what comes with it", () => {
  it.each(dishes.flatMap((dish) => told.map((words) => [dish, words] as const)))(
    "is of the dish: %s %s",
    async (dish, words) => {
      expect(await foodsOf(`a ${dish} ${words} 160 g`)).toEqual(await foodsOf(`160 g of ${dish}`));
    },
  );

  it("leaves out what it was served in", async () => {
    expect(await foodsOf("a bowl of soup with noodles weighing 236 g")).toEqual(
      await foodsOf("236 g of soup with noodles"),
    );
  });

  it("is of the next food where that has an article", async () => {
    const foods = await foodsOf("a toast with butter and a banana that weighed 110 g");
    expect(foods.at(-1)?.[1]).toBe(110);
  });
});
