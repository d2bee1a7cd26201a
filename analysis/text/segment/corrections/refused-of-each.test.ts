import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsOf(text: string) {
  const foods = await readFoods(text, "en");
  return foods.map(({ grams }) => grams);
}

const foods = ["chicken", "turkey", "potatoes", "apple", "salmon"];
const pairs = foods.flatMap((first, at) => foods.slice(at + 1).map((second) => [first, second] as const));

describe("the same refused of two foods", () => {
  it.each(pairs)("puts neither in the place of the other: %s, %s", async (first, second) => {
    expect(
      await gramsOf(`40 g ${first} without the skin, 6 g rice, 19 g ${second} without the skin`),
    ).toEqual([40, 6, 19]);
  });

  it.each(["toast", "a bagel", "pancakes"])("takes nothing off the food before: %s", async (food) => {
    const before = await gramsOf(`${food} with butter`);
    const after = await gramsOf(`${food} with butter, a roll without butter`);
    expect(after.slice(0, before.length)).toEqual(before);
  });
});
