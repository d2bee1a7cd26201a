import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: "es" | "fr", country: string) {
  const outcome = await analyser.analyse({ text, language, country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const drinks = [
  ["es", "AR", "gatorade 500"],
  ["es", "MX", "boing 500"],
  ["es", "MX", "jumex 335 ml"],
  ["es", "ES", "aquarius 330"],
  ["fr", "FR", "oasis 330 ml"],
] as const;
const flavours = { es: ["manzana", "naranja", "mango"], fr: ["pomme", "orange"] } as const;

describe("a flavour behind the size of a bottle", () => {
  it.each(
    drinks.flatMap(([language, country, drink]) =>
      flavours[language].map((flavour) => [language, country, drink, flavour] as const),
    ),
  )("is no food (%s, %s: %s %s)", async (language, country, drink, flavour) => {
    expect(await foodsOf(`${drink} ${flavour}`, language, country)).toEqual(
      await foodsOf(drink, language, country),
    );
  });

  it("leaves a fruit that is listed", async () => {
    expect(await foodsOf("gatorade 500, manzana", "es", "AR")).toHaveLength(2);
  });
});
