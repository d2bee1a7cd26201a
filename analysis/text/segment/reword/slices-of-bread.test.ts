import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: "es" | "fr") {
  const outcome = await analyser.analyse({ text, language, country: language === "es" ? "ES" : "FR" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${grams}`);
}

const breads = ["pain", "pain complet", "pain de mie", "pain aux céréales", "pain de campagne"];
const spreads = ["beurre", "confiture", "miel", "nutella", "beurre de cacahuète", "mayo"];

it.each(breads.flatMap((bread) => spreads.map((spread) => [bread, spread] as const)))(
  "is a spread on slices of bread, and none of the spread: %s 2 tranches %s",
  async (bread, spread) => {
    const said = await foodsOf(`2 tranches de ${bread} ${spread}`, "fr");
    expect(await foodsOf(`${bread} 2 tranches ${spread}`, "fr")).toEqual(said);
    expect(await foodsOf(`${bread} 2 tr ${spread}`, "fr")).toEqual(said);
  },
);

it.each(["pan", "pan integral", "pan de molde"])("is so in Spanish: %s", async (bread) => {
  for (const spread of ["mantequilla", "mermelada", "miel"])
    expect(await foodsOf(`${bread} 2 rebanadas ${spread}`, "es")).toEqual(
      await foodsOf(`2 rebanadas de ${bread} ${spread}`, "es"),
    );
});
