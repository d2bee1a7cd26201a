/** Checks that a word that was cut short means what it begins, and that others stay. */
import { describe, expect, it } from "vitest";
import { languageOf } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string, tag: string): Promise<readonly string[]> {
  const outcome = await analyser.analyse({ text, language: languageOf(tag) ?? "en" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)}`);
}

describe("a word that was cut short", () => {
  it.each([
    ["en", "roasted brocc", "roasted broccoli"],
    ["en", "ssg roll and a latte", "sausage roll and a latte"],
    ["en", "sndwch with bttr", "sandwich with butter"],
    ["es", "tostadas con merme", "tostadas con mermelada"],
    ["es", "2 choris", "2 chorizos"],
    ["es", "2 onzas de choco negro", "2 onzas de chocolate negro"],
    ["fr", "pizza jambon champi", "pizza jambon champignon"],
    ["fr", "jamb beurre", "jambon beurre"],
  ])("is read in full (%s): %s", async (language, short, full) => {
    const foods = await foodsIn(short, language);
    expect(foods.length).toBeGreaterThan(0);
    expect(foods).toEqual(await foodsIn(full, language));
  });
});

describe("a word of its own", () => {
  it.each([
    ["en", "pea soup"],
    ["en", "oat milk"],
    ["es", "pan con queso"],
    ["fr", "pain au choco"],
    ["fr", "tartine au choco"],
  ])("stays, though another begins so (%s): %s", async (language, text) => {
    const foods = await foodsIn(text, language);
    expect(foods).not.toEqual([]);
    expect(foods.join()).not.toMatch(/Bread, NS as to major flour \d+$/);
  });
});
