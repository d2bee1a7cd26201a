import { expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string) {
  const foods = await readFoods(text, "en");
  return foods.map(({ grams }) => grams);
}

it.each(
  ["sugar", "honey", "butter", "jam"].flatMap((food) =>
    ["tea", "coffee"].map((drink) => [food, drink] as const),
  ),
)("counts both what was weighed and the drink it went into: %s in my %s", async (food, drink) => {
  const [weighed, poured, ...others] = await gramsOf(`7 g of ${food} in my ${drink}`);
  expect(weighed).toBe(7);
  expect(poured).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

it.each(["omega-3s", "omega-3", "vitamins and omega-3s"])(
  "takes no number of a nutrient for an amount: %s",
  async (added) => {
    expect(await gramsOf(`170 g of milk with added ${added}`)).toContain(170);
  },
);
