import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodIn(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed" || outcome.analysis.foods.length !== 1)
    throw new Error(`Not one food: ${text}`);
  const [food] = outcome.analysis.foods;
  if (food === undefined) throw new Error(text);
  return food;
}

/** The text is so many times as much as the other. */
const multiples: readonly (readonly [string, number, string, Language])[] = [
  ["10 bananas", 10, "1 banana", "en"],
  ["kiwi x4", 4, "1 kiwi", "en"],
  ["4x kiwi", 4, "1 kiwi", "en"],
  ["4 x kiwi", 4, "1 kiwi", "en"],
  ["kiwi (4)", 4, "1 kiwi", "en"],
  ["dumplings (6)", 3, "2 dumplings", "en"],
  ["dumplings 6 pcs", 3, "2 dumplings", "en"],
  ["a banana and a half", 1.5, "1 banana", "en"],
  ["between 2 and 3 cookies", 2.5, "1 cookie", "en"],
  ["half a dozen eggs", 6, "1 egg", "en"],
  ["2 tbsp. honey", 2, "1 tablespoon of honey", "en"],
  ["a cup and a half of rice", 1.5, "1 cup of rice", "en"],
  ["2 o 3 galletas", 2.5, "1 galleta", "es"],
  ["croquetas 6 uds", 3, "2 croquetas", "es"],
  ["3 pzas de kiwi", 3, "1 kiwi", "es"],
  ["un plátano y medio", 1.5, "1 plátano", "es"],
  ["taza y media de arroz", 1.5, "1 taza de arroz", "es"],
  ["3 cdas. de azúcar", 3, "1 cucharada de azúcar", "es"],
  ["media docena de huevos", 6, "1 huevo", "es"],
  ["2 c. à s. d'huile", 2, "1 cuillère à soupe d'huile", "fr"],
  ["2 c. à café de miel", 2, "1 cuillère à café de miel", "fr"],
  ["une tasse et demie de riz", 1.5, "1 tasse de riz", "fr"],
  ["deux-trois biscuits", 2.5, "1 biscuit", "fr"],
  ["kiwis : 3", 3, "1 kiwi", "fr"],
  ["une demi-douzaine d'œufs", 6, "1 œuf", "fr"],
];

describe("what is counted", () => {
  it.each(multiples)("%s is %d times", async (text, times, one, language) => {
    const [many, single] = [await foodIn(text, language), await foodIn(one, language)];
    expect(many.source).toEqual(single.source);
    expect(many.grams).toBeCloseTo(times * single.grams, 5);
  });

  it("leaves a range as unsure as it is wide", async () => {
    const [narrow, wide] = [await foodIn("2-3 cookies", "en"), await foodIn("1-5 cookies", "en")];
    const sure = await foodIn("3 cookies", "en");
    expect(narrow.energyUncertainty).toBeGreaterThan(sure.energyUncertainty);
    expect(wide.energyUncertainty).toBeGreaterThan(narrow.energyUncertainty);
  });

  it.each([
    ["unos macarrones", "macarrones", "es"],
    ["des frites", "frites", "fr"],
    ["some rice", "rice", "en"],
  ] as const)("%s is a serving", async (vague, plain, language) => {
    expect((await foodIn(vague, language)).grams).toBeCloseTo((await foodIn(plain, language)).grams, 5);
  });

  it.each([
    ["unas galletas", "1 galleta", "es"],
    ["quelques biscuits", "1 biscuit", "fr"],
    ["a few cookies", "1 cookie", "en"],
  ] as const)("%s is a few pieces", async (vague, one, language) => {
    const single = (await foodIn(one, language)).grams;
    const { grams } = await foodIn(vague, language);
    expect(grams).toBeGreaterThanOrEqual(2 * single);
    expect(grams).toBeLessThanOrEqual(5 * single);
  });
});
