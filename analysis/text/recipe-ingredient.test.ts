import { expect, it } from "vitest";
import type { FoodRow } from "#food/food-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { rowDescribed } from "./match/named-rows.ts";
import { rawRows } from "./match/raw-rows.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);

async function read(text: string, language: "en" | "es" | "fr", isRecipe = true) {
  const outcome = await analyser.analyse({ text, language, isRecipe });
  const [food] = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return [food?.source.description, Math.round(food?.grams ?? 0)];
}

it.each([...rawRows])(
  "%s, a row or the beginning of some, and its raw row %s are in the table",
  (cooked, raw) => {
    const isRow = ({ source }: FoodRow) =>
      source.description.split(":")[0] === cooked || source.description.startsWith(`${cooked},`);
    expect(table.rows.some(isRow)).toBe(true);
    expect(rowDescribed(table, raw)).toBeDefined();
  },
);

it.each([
  ["es", "3 huevos", "Egg, whole, raw", 150],
  ["fr", "400 g de riz", "Rice, white, raw", 400],
  ["en", "250 g spaghetti", "Pasta, dry, regular, raw", 250],
  ["es", "300 g de pechuga de pollo", "Chicken, breast, without skin, raw", 300],
  ["es", "1 cebolla", "Onions, raw", 148],
  ["es", "1 pechuga de pollo", "Chicken, breast, without skin, raw", 120],
  ["es", "200 g de garbanzos cocidos", "Chickpeas, from dried, no added fat", 200],
  ["es", "200 g de garbanzos secos", "Chick pea, dried", 200],
  ["es", "250 g de lentejas secas", "Lentil, dried (average)", 250],
  ["fr", "250 g de lentilles non cuites", "Lentil, dried (average)", 250],
  ["en", "250 g dried black beans", "Red kidney bean, dried", 250],
  ["en", "200 g cooked rice", "Rice, cooked, NFS", 200],
] as const)("in a recipe (%s) %s is %s", async (language, text, description, grams) => {
  expect(await read(text, language)).toEqual([description, grams]);
});

it("changes nothing outside recipes", async () => {
  expect(await read("3 huevos", "es", false)).toEqual(["Egg, whole, boiled or poached", 150]);
});
