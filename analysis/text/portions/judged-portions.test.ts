import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

/** kcal that two independent judges give the words, ±25 %. */
describe("kcal of what is usually served", () => {
  it.each([
    ["fr", "FR", "soupe de potiron", 125],
    ["fr", "FR", "150g de skyr nature", 90],
    ["en", "GB", "3 fish fingers", 180],
    ["es", "ES", "un yogur griego", 145],
    ["es", "PE", "1/4 pollo a la brasa", 480],
    ["fr", "CA", "cuisse de poulet", 310],
    ["en", "CA", "1/4 cup maple syrup", 208],
    ["en", "US", "2 breakfast sausages", 155],
    ["en", "US", "half cup oats", 152],
    ["en", "CA", "peameal on a bun", 380],
    ["en", "AU", "2 lebanese pizzas zaatar from the bakery", 770],
    ["en", "AU", "vegemite toast", 260],
    ["es", "MX", "1 elote con mayonesa", 340],
    ["es", "MX", "pozole rojo", 485],
    ["es", "AR", "tarta de zapallitos, dos porciones", 550],
    ["es", "CL", "un trozo de queque", 240],
  ] as const)("%s-%s %s: %i", async (language, country, text, kcal) => {
    const foods = await readFoods(text, language, country);
    const calories = foods.reduce((sum, food) => sum + (food.grams * food.per100Grams.calories) / 100, 0);
    expect(calories).toBeGreaterThan(kcal * 0.75);
    expect(calories).toBeLessThan(kcal * 1.25);
  });
});
