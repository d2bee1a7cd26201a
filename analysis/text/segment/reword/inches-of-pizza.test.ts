import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function readFoods(language: Language, text: string) {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.code} ${grams}`);
}

const sayings: readonly (readonly [Language, string, string])[] = [
  ...["half of a {} pepperoni pizza", "2 slices of a {} cheese pizza", "half a {} pizza"].flatMap((text) =>
    [
      ["10 inch", "small"],
      ['12"', "medium"],
      ["14-inch", "large"],
      ["18in", "extra large"],
    ].map(
      ([inches = "", size = ""]) => ["en", text.replace("{}", inches), text.replace("{}", size)] as const,
    ),
  ),
  ["es", "media pizza de 12 pulgadas", "media pizza mediana"],
  ["es", "2 rebanadas de pizza de 14 pulgadas", "2 rebanadas de pizza grande"],
  ["fr", "2 pointes de pizza 14 pouces", "2 pointes de pizza grande"],
  ["fr", "la moitié d'une pizza de 12 pouces", "la moitié d'une pizza moyenne"],
];

describe("inches of a pizza", () => {
  it.each(sayings)("are its size (%s): %s", async (language, inches, size) => {
    expect(await readFoods(language, inches)).toEqual(await readFoods(language, size));
  });

  it("leaves inches of other foods and hours alone", async () => {
    expect(await readFoods("en", "6in turkey sub")).toEqual(await readFoods("en", "6 inch turkey sub"));
    expect(await readFoods("en", "at 6 in the morning 2 eggs")).toEqual(await readFoods("en", "2 eggs"));
  });
});
