/** analysis/text: from a sentence to foods. This test writes fillings behind, with and in front of what holds them, which must mean the same. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function caloriesOf(text: string): Promise<number> {
  const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
  if (outcome.kind !== "analysed") return 0;
  const { foods } = outcome.analysis;
  return foods.reduce((sum, { grams, per100Grams }) => sum + (grams * per100Grams.calories) / 100, 0);
}

const breads = [
  "toastie",
  "panini",
  "wrap",
  "roll",
  "bap",
  "baguette",
  "bagel",
  "croissant",
  "jacket potato",
];
const fillings = [
  "ham and cheese",
  "tuna mayo",
  "chicken and bacon",
  "smoked salmon and cream cheese",
  "hummus",
  "brie and bacon",
  "coronation chicken",
  "pulled pork",
  "chorizo",
];
const pairs = breads.flatMap((bread) => fillings.map((filling) => [bread, filling] as const));

describe("a bread and its filling", () => {
  it.each(pairs)("%s and %s mean the same in every order", async (bread, filling) => {
    const usual = await caloriesOf(`${filling} ${bread}`);
    expect(usual).toBeGreaterThan(250);
    // What is eaten with a wrap may weigh besides.
    const others = bread === "wrap" ? [] : [`${bread} with ${filling}`];
    for (const text of [`${bread} ${filling}`, ...others]) {
      const calories = await caloriesOf(text);
      expect(calories).toBeGreaterThan(usual / 1.35);
      expect(calories).toBeLessThan(usual * 1.35);
    }
  });

  it("weighs what is spread on a roll besides it", async () => {
    expect(await caloriesOf("bread roll with butter")).toBeGreaterThan(await caloriesOf("bread roll"));
    expect(await caloriesOf("bagel peanut butter")).toBeGreaterThan((await caloriesOf("bagel")) + 100);
  });

  it("leaves a roll that another food lies in", async () => {
    const kransky = await caloriesOf("cheese kransky in a roll with mustard");
    expect(kransky).toBeGreaterThan(400);
  });
});
