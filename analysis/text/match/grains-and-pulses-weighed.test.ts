import { expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function carbsPer100(food: string) {
  const foods = await readFoods(`100 g of ${food}`, "en");
  expect(foods).toHaveLength(1);
  return foods[0]?.per100Grams.carbs ?? 0;
}

const pulses = ["kidney beans", "black beans", "pinto beans", "white beans", "cranberry beans", "cowpeas"];
const flours = ["maize flour", "white maize flour", "mealie meal", "boiled maize flour"];

/** g in 100 g: what is cooked holds twice its weight of water. */
const leastOfDry = 55;

it.each(pulses.flatMap((pulse) => [`raw ${pulse}`, `dry ${pulse}`]))("is dry: %s", async (food) => {
  expect(await carbsPer100(food)).toBeGreaterThan(leastOfDry);
});

it.each(pulses.flatMap((pulse) => [pulse, `boiled ${pulse}`]))("is cooked: %s", async (food) => {
  expect(await carbsPer100(food)).toBeLessThan(leastOfDry);
});

it.each([...flours, "polished rice", "polished rice grain"])("is weighed as it is sold: %s", async (food) => {
  expect(await carbsPer100(food)).toBeGreaterThan(leastOfDry);
});

it.each(["cooked polished rice", "polished rice cooked in water", "boiled corn grits"])(
  "is weighed cooked where that is said: %s",
  async (food) => {
    expect(await carbsPer100(food)).toBeLessThan(leastOfDry);
  },
);
