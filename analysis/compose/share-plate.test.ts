import { describe, expect, it } from "vitest";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function gramsOf(text: string, language: Language, country?: Country) {
  const outcome = await analyser.analyse({ text, language, ...(country ? { country } : {}) });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return new Map(foods.map(({ name, grams }) => [name, grams]));
}

async function kcalOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.reduce((sum, { grams, per100Grams }) => sum + (grams * per100Grams.calories) / 100, 0);
}

describe("several foods on one plate", () => {
  it("are each less than a usual portion where together they exceed a meal", async () => {
    const few = await gramsOf("pollo sudado y arroz", "es", "CO");
    const many = await gramsOf("pollo sudado y arroz, chorizo, plátano frito", "es", "CO");
    expect(many.get("arroz")).toBeLessThan(few.get("arroz") ?? 0);
    expect(many.get("pollo sudado")).toBeLessThan(few.get("pollo sudado") ?? 0);
  });

  it("keep every stated amount", async () => {
    const many = await gramsOf("200 g pollo sudado, arroz, 2 chorizos, plátano frito", "es", "CO");
    const alone = await gramsOf("200 g pollo sudado", "es", "CO");
    expect(many.get("pollo sudado")).toBe(alone.get("pollo sudado"));
    expect(many.get("chorizos")).toBe((await gramsOf("2 chorizos", "es", "CO")).get("chorizos"));
  });

  it("keep what trade or law sizes", async () => {
    const many = await gramsOf("lasagna, fried chicken, pizza, beer", "en", "GB");
    expect(many.get("beer")).toBe((await gramsOf("beer", "en", "GB")).get("beer"));
  });

  it("leave a dish and its side as they are", async () => {
    const together = await gramsOf("burger and fries", "en", "US");
    expect(together.get("burger")).toBe((await gramsOf("burger", "en", "US")).get("burger"));
  });

  it.each([
    [
      "en",
      ["lasagna", "fried chicken", "pizza", "burrito"],
      ["lettuce", "a tomato", "rice", "a coffee", "fries"],
    ],
    [
      "es",
      ["lasaña", "pollo frito", "pizza", "burrito"],
      ["lechuga", "un tomate", "arroz", "un café", "papas fritas"],
    ],
    [
      "fr",
      ["lasagnes", "poulet frit", "pizza", "burrito"],
      ["laitue", "une tomate", "riz", "un café", "frites"],
    ],
  ] as const)("never have less energy for one more (%s)", async (language, dishes, added) => {
    const lighter: string[] = [];
    for (const first of dishes) {
      for (const second of dishes) {
        if (first === second) continue;
        const plate = `${first}, ${second}`;
        const before = await kcalOf(plate, language);
        for (const food of added)
          if ((await kcalOf(`${plate}, ${food}`, language)) < before) lighter.push(`${plate}, ${food}`);
      }
    }
    expect(lighter).toEqual([]);
  });

  it("do not shrink for another meal of the day", async () => {
    const day = await gramsOf("lunch: steak and fries. dinner: pizza, rice", "en", "US");
    expect(day.get("pizza")).toBe((await gramsOf("pizza, rice", "en", "US")).get("pizza"));
  });
});
