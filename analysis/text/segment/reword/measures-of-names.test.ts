/** analysis/text: from a sentence to foods. This test checks that a food weighs the same whether its measure stands before it or behind. */
import { describe, expect, it } from "vitest";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "es", country: "ES" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`).sort();
}

const foods: readonly (readonly [string, readonly string[]])[] = [
  ["lata", ["mejillones en escabeche", "atún", "maíz", "berberechos"]],
  ["rebanada", ["rosca de reyes", "bizcocho", "pastel de tres leches", "pan integral"]],
  ["vaso", ["horchata", "leche", "zumo de naranja"]],
  ["trozo", ["tortilla de patatas", "empanada gallega", "sandía"]],
];
const amounts = ["una", "media", "2"];

describe("a measure behind its food", () => {
  const cases = foods.flatMap(([measure, names]) =>
    names.flatMap((name) => amounts.map((amount) => [name, amount, measure] as const)),
  );

  it.each(cases)("is what it is before it: %s %s %s", async (name, amount, measure) => {
    const said = amount === "2" ? `2 ${measure}s` : `${amount} ${measure}`;
    const before = await foodsOf(`${said} de ${name}`);
    for (const text of [`${name} ${said}`, `${name}, ${said}`, `${name} (${said})`])
      expect(await foodsOf(text)).toEqual(before);
    expect(await foodsOf(`${name} ${said} y un café solo`)).toEqual(
      await foodsOf(`${said} de ${name} y un café solo`),
    );
  });
});

describe("a slice", () => {
  it.each(["jamón", "queso manchego", "bizcocho", "pan"])("is the thicker, the heavier: %s", async (name) => {
    const gramsOf = async (text: string) => Number(/(\d+) g/.exec((await foodsOf(text))[0] ?? "")?.[1]);
    const usual = await gramsOf(`2 rebanadas de ${name}`);
    expect(await gramsOf(`2 rebanadas finas de ${name}`)).toBeLessThan(usual);
    expect(await gramsOf(`2 rebanadas gruesas de ${name}`)).toBeGreaterThan(usual);
  });
});
