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

describe("several foods on one plate", () => {
  it("are each less than a usual portion where together they exceed a meal", async () => {
    const few = await gramsOf("pollo sudado y arroz", "es", "CO");
    const many = await gramsOf("pollo sudado y arroz, chorizo, plátano frito", "es", "CO");
    expect(many.get("arroz")).toBeLessThan(few.get("arroz") ?? 0);
    expect(many.get("pollo sudado")).toBeLessThan(few.get("pollo sudado") ?? 0);
  });

  it("keep every amount that was said", async () => {
    const many = await gramsOf("200 g pollo sudado, arroz, 2 chorizos, plátano frito", "es", "CO");
    const alone = await gramsOf("200 g pollo sudado", "es", "CO");
    expect(many.get("pollo sudado")).toBe(alone.get("pollo sudado"));
    expect(many.get("chorizos")).toBe((await gramsOf("2 chorizos", "es", "CO")).get("chorizos"));
  });

  it("leave a dish and its side as they are", async () => {
    const together = await gramsOf("burger and fries", "en", "US");
    expect(together.get("burger")).toBe((await gramsOf("burger", "en", "US")).get("burger"));
  });

  it("do not shrink for another meal of the day", async () => {
    const day = await gramsOf("lunch: steak and fries. dinner: pizza, rice", "en", "US");
    expect(day.get("pizza")).toBe((await gramsOf("pizza, rice", "en", "US")).get("pizza"));
  });
});
