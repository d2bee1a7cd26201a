import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "es" });
  return outcome.kind === "analysed" ? outcome.analysis.foods[0] : undefined;
}

describe("measures that Spanish shortens or makes small", () => {
  it.each(["cuadrados", "cuadraditos", "cuadritos"])(
    "weighs %s of chocolate as squares of a bar",
    async (word) => {
      expect((await foodOf(`3 ${word} de chocolate`))?.grams).toBe(24);
    },
  );

  it("cuts a square of what is baked in a dish by its own size", async () => {
    expect((await foodOf("un cuadrado de lasaña"))?.grams).toBeGreaterThan(100);
  });

  it.each(["brik", "brick", "cartón", "cartoncito"])("pours milk from a %s", async (word) => {
    expect((await foodOf(`un ${word} de leche`))?.source.description).toMatch(/^Milk/);
  });

  it.each(["reb", "rebs", "rebanadas"])("cuts %s of bread", async (word) => {
    expect((await foodOf(`2 ${word} de pan`))?.grams).toBe((await foodOf("2 rebanadas de pan"))?.grams);
  });
});
