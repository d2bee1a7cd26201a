import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "fr" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.code} ${grams}`);
}

const dishes = ["pad thaï", "nouilles sautées", "riz cantonais", "curry", "fajitas", "nems", "brochettes"];
const meats = [
  ["poulet", "au poulet"],
  ["crevettes", "aux crevettes"],
] as const;

describe("a meat right behind the dish that is named by it", () => {
  it.each(dishes.flatMap((dish) => meats.map((meat) => [dish, ...meat] as const)))(
    "is in it: %s %s",
    async (dish, meat, said) => {
      expect(await foodsOf(`${dish} ${meat}, un thé`)).toEqual(await foodsOf(`${dish} ${said}, un thé`));
    },
  );

  it.each(["wok, crevettes", "curry, crevettes"])("but not behind a comma: %s", async (text) => {
    expect(await foodsOf(text)).toHaveLength(2);
  });
});
