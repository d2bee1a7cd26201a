import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: Language = "fr") {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => ({ row: source.description, grams: Math.round(grams) }));
}

const breads = [
  "pain complet",
  "pain de campagne",
  "baguette",
  "pain aux céréales",
  "pain gris",
  "pain de seigle",
];
const spreads = ["beurre", "confiture", "avocat"];

describe("the bread of a tartine", () => {
  it.each(breads.flatMap((bread) => spreads.map((spread) => [bread, spread])))(
    "is counted once, by the slice: 2 tartines %s %s",
    async (bread, spread) => {
      const [slices, ...others] = await foodsOf(`2 tartines ${bread} ${spread}`);
      expect(others).toHaveLength(1);
      expect(slices?.row).toMatch(/bread|baguette/i);
      expect(slices?.grams).toBeGreaterThanOrEqual(40);
      expect(slices?.grams).toBeLessThanOrEqual(100);
    },
  );
});

describe("the bread of a sandwich", () => {
  const fillings = ["jambon", "poulet crudités", "jambon fromage", "thon mayo"];
  it.each(fillings.flatMap((filling) => breads.slice(0, 4).map((bread) => [bread, filling])))(
    "is counted once: sandwich %s %s",
    async (bread, filling) => {
      const foods = await foodsOf(`un sandwich ${bread} ${filling}`);
      expect(foods).toHaveLength(1);
      expect(foods[0]?.row).toMatch(/sandwich/i);
    },
  );

  it.each<[string, RegExp]>([
    ["sandwich pain de mie thon crudités", /^Sandwich, club, .*tuna/],
    ["sandwich au pain de mie, poulet", /^Sandwich, club, .*chicken/],
    ["sandwich pain de campagne saucisson beurre", /^Sandwich, baguette, dry sausage/],
  ])("tells which sandwich it is: %s", async (text, row) => {
    expect((await foodsOf(text))[0]?.row).toMatch(row);
  });
});

describe("what lies in a bowl or salad", () => {
  it.each([
    "poké bowl riz, saumon, avocat, maïs",
    "salade de riz saumon avocat maïs",
    "bowl avec riz, saumon, avocat et maïs",
  ])("weighs less than on a plate: %s", async (text) => {
    const foods = await foodsOf(text);
    for (const [part, row] of [
      ["avocat", /Avocado/],
      ["maïs", /Corn/],
    ] as const) {
      const [alone] = await foodsOf(part);
      const there = foods.find((food) => row.test(food.row));
      expect(there?.grams).toBeLessThan(alone?.grams ?? 0);
    }
  });

  it("leaves what is beside a salad its portion", async () => {
    const [, fries] = await foodsOf("salade frites");
    expect(fries?.grams).toBeGreaterThan(100);
  });
});
