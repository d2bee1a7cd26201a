/** Checks that counted eggs keep to themselves, and that rashers are bacon: "2 rashers and an egg". */
import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function rowsOf(text: string, language: Language, country?: string) {
  const outcome = await analyser.analyse({ text, language, ...(country === undefined ? {} : { country }) });
  return outcome.kind === "analysed" ? outcome.analysis.foods.map(({ source }) => source.description) : [];
}

describe("a weight behind what comes with counted eggs", () => {
  it.each(["3 egg omelette with cheddar 30 g", "omelette 3 eggs with cheddar 30 g", "2 eggs with ham 50 g"])(
    "is of that alone: %s",
    async (text) => {
      expect(await rowsOf(text, "en")).toHaveLength(2);
    },
  );
});

describe("rashers", () => {
  it.each([
    ["2 sausages 2 rashers and an egg", 3],
    ["2 rashers and an egg", 2],
    ["2 rashers of bacon and an egg", 2],
    ["bacon 2 rashers, 2 eggs", 2],
  ])("are bacon, once: %s", async (text, foods) => {
    const rows = await rowsOf(text, "en", "GB");
    expect(rows).toHaveLength(foods);
    expect(rows.filter((row) => row.startsWith("Back bacon"))).toHaveLength(1);
  });
});
