import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, country: string) {
  const outcome = await analyser.analyse({ text, language: "es", country });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const names = [
  ["MX", "2 huevitos estrellados", "2 huevos estrellados"],
  ["MX", "frijolitos", "frijoles"],
  ["CL", "pancito con palta", "pan con palta"],
  ["CL", "completito italiano", "completo italiano"],
  ["CO", "arrocito con huevito", "arroz con huevo"],
  ["CO", "heladito", "helado"],
  ["PE", "papita a la huancaina", "papa a la huancaina"],
  ["AR", "fideitos con manteca", "fideos con manteca"],
] as const;
const forms = [(name: string) => name, (name: string) => `${name} y una manzana`];

describe("a diminutive", () => {
  it.each(names.flatMap((name) => forms.map((form) => [form, ...name] as const)))(
    "is read as the word that it is made of (%o, %s: %s)",
    async (form, country, small, plain) => {
      expect(await foodsOf(form(small), country)).toEqual(await foodsOf(form(plain), country));
    },
  );

  it("keeps a meaning of its own", async () => {
    expect(await foodsOf("palomitas", "MX")).toEqual([expect.stringContaining("Popcorn")]);
    expect(await foodsOf("carnitas", "MX")).toEqual([expect.stringContaining("carnitas")]);
  });
});
