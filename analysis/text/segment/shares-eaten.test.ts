import { describe, expect, it } from "vitest";
import { loadFoodTable } from "#food/load-food-table.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTable());

async function gramsOf(text: string, language: "en" | "es" | "fr") {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ grams }) => grams) : [];
}

describe("a food that was shared", () => {
  it.each([
    ["en", "nachos, split with a friend", "nachos"],
    ["es", "patatas bravas entre dos", "patatas bravas"],
    ["fr", "une raclette à deux", "une raclette"],
  ] as const)("counts by half (%s): %s", async (language, shared, whole) => {
    const [grams = 0] = await gramsOf(whole, language);
    expect(await gramsOf(shared, language)).toEqual([grams / 2]);
  });

  it("leaves the other foods as they are", async () => {
    const [, beer] = await gramsOf("nachos split with a friend and a beer", "en");
    expect(beer).toBe((await gramsOf("a beer", "en"))[0]);
  });
});

describe("half of what is served", () => {
  it.each(["half her fries", "fries (half)", "fries but only ate half", "half of his fries"])(
    "is no half of one piece: %s",
    async (half) => {
      const [grams = 0] = await gramsOf("fries", "en");
      expect(await gramsOf(half, "en")).toEqual([grams / 2]);
    },
  );

  it.each(["an omelette", "nuggets", "pancakes"])("is half of it: %s but only ate half", async (food) => {
    const [grams = 0] = await gramsOf(food, "en");
    const [half] = await gramsOf(`${food} but only ate half`, "en");
    expect(half).toBeCloseTo(grams / 2);
  });
});
