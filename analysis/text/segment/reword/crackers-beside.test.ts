/** analysis/text: from a sentence to foods. This test holds biscuits beside something salty to crackers. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, country: string) {
  const outcome = await analyser.analyse({ text, language: "es", country });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const countries = ["MX", "CO", "PE", "ES"];
const salty = ["atún", "queso", "paté", "jamón", "sardinas", "ensalada de atún", "ceviche"];
const meals = countries.flatMap((country) => salty.map((food) => [country, food] as const));

describe("biscuits beside something salty", () => {
  it.each(meals)("are crackers: %s, %s", async (country, food) => {
    expect(await foodsOf(`${food} con galletas`, country)).toEqual(
      await foodsOf(`${food} con galletas saladas`, country),
    );
    expect(await foodsOf(`6 galletas con ${food.split(" ").at(-1)}`, country)).toEqual(
      await foodsOf(`6 galletas saladas con ${food.split(" ").at(-1)}`, country),
    );
  });

  it.each([
    "café con galletas y queso",
    "sandwich de jamón con galletas",
    "galletas con mermelada",
    "galletas maría con queso",
  ])("stay sweet: %s", async (meal) => {
    const [crackers = ""] = await foodsOf("galletas saladas", "MX");
    const [row = ""] = crackers.split(" ");
    expect((await foodsOf(meal, "MX")).join()).not.toContain(row);
  });
});
