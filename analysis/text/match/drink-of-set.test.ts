import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

describe("a set", () => {
  it.each([
    ["fr", "FR", "menu big mac", 1032],
    ["fr", "FR", "menu big mac, coca zéro", 895],
    ["fr", "FR", "menu big mac et une eau", 895],
    ["fr", "FR", "menu best of big mac coca zéro", 895],
    ["fr", "FR", "menu big mac frites coca", 1032],
    ["fr", "FR", "menu big mac potatoes coca zéro", 895],
    ["fr", "FR", "menu royal cheese avec frites et eau", 875],
    ["fr", "CA", "trio quart de livre, coke diète", 920],
    ["es", "ES", "menú whopper con agua", 969],
    ["en", "GB", "big mac meal with a diet coke", 895],
    ["en", "GB", "big mac meal with a coke", 1032],
  ] as const)(
    "comes with a cola unless another drink is named (%s-%s): %s",
    async (language, country, text, kcal) => {
      const foods = await readFoods(text, language, country);
      const calories = foods.reduce((sum, food) => sum + (food.grams * food.per100Grams.calories) / 100, 0);
      expect(Math.abs(calories - kcal)).toBeLessThan(25);
    },
  );
});
