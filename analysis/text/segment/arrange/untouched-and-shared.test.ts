import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function gramsByRow(text: string) {
  const foods = await readFoods(text, "en", "GB");
  return foods.map(({ source, grams }) => [source.description, Math.round(grams)] as const);
}

const meals = ["chicken madras and rice", "beef stew, mash", "steak and a pint of lager"];
const untouched = [
  "didn't touch the",
  "didnt touch the",
  "did not have any",
  "didn't eat my",
  "never touched the",
];

describe("what was not touched", () => {
  it.each(meals.flatMap((meal) => untouched.map((words) => [meal, `${words} naan`] as const)))(
    "weighs nothing: %s, %s",
    async (meal, refused) => {
      const [first] = await gramsByRow(meal);
      const foods = await gramsByRow(`${meal}, ${refused}`);
      expect(foods[0]).toEqual(first);
      expect(foods.flat().join()).not.toMatch(/naan/i);
    },
  );

  it.each(["no black pudding", "without the black pudding", "didn't touch the black pudding"])(
    "leaves the sausages of a breakfast: %s",
    async (refused) => {
      expect(await gramsByRow(`full english, ${refused}`)).toEqual(await gramsByRow("full english"));
    },
  );
});

it.each(
  ["naan", "pilau rice", "bottle of wine", "portion of chips"].flatMap((food) =>
    ["shared", "shared a", "shared some"].map((words) => [words, food] as const),
  ),
)("%s %s: half of it", async (words, food) => {
  const [[row, grams] = ["", 0]] = await gramsByRow(`steak; a ${food}`).then((foods) => foods.slice(1));
  expect((await gramsByRow(`steak; ${words} ${food}`)).slice(1)).toEqual([
    [row, expect.closeTo(grams / 2, -1)],
  ]);
});

it.each(["my friend", "a friend", "a colleague"])("shared with %s: half of it", async (who) => {
  const [[row, grams] = ["", 0]] = await gramsByRow("a bagel");
  expect(await gramsByRow(`split a bagel with ${who}`)).toEqual([[row, expect.closeTo(grams / 2, -1)]]);
});

it.each(
  ["nandos", "kfc", "jack in the box"].flatMap((chain) =>
    [":", " at 11:", " tonight:", " at 1pm:"].map((heading) => `${chain}${heading}`),
  ),
)("takes %s for where the food behind is from", async (heading) => {
  const foods = "2 hash browns, orange juice";
  expect(await gramsByRow(`${heading} ${foods}`)).toEqual(await gramsByRow(foods));
});
