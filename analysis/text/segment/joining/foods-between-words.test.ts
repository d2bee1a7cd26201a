import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string) {
  const foods = await readFoods(text, "en");
  return foods.map(({ source }) => source.code).sort();
}

const mains = ["a ham sandwich", "lasagna", "a cheeseburger", "chicken curry", "a burrito", "grilled salmon"];
const besides = ["a banana", "a glass of wine", "2 beers", "a cookie", "a handful of almonds", "ice cream"];

/** Ways to say that a second food was eaten, too, and never in the first. */
const ways: readonly ((first: string, second: string) => string)[] = [
  (first, second) => `${first} + ${second}`,
  (first, second) => `${first} plus ${second}`,
  (first, second) => `${first} (plus ${second})`,
  (first, second) => `${first} (and ${second})`,
  (first, second) => `${first} then ${second}`,
  (first, second) => `${first} and later ${second}`,
  (first, second) => `${first} for lunch and ${second} for dinner`,
  (first, second) => `${second} after the ${first.replace(/^an? /, "")}`,
];
const meals = mains.flatMap((first) =>
  besides.flatMap((second) => ways.map((way) => [way(first, second), first, second] as const)),
);

describe("two foods, one of them eaten besides or later", () => {
  it.each(meals)("are both counted: %s", async (text, first, second) => {
    expect(await foodsIn(text)).toEqual(await foodsIn(`${first}. ${second}`));
  });
});

describe("a dish with so many of what it does not hold", () => {
  it.each(["lasagna", "a cheeseburger", "a burrito", "pizza"])("stays: %s", async (dish) => {
    for (const beside of ["2 beers", "a glass of wine", "a handful of almonds"])
      expect(await foodsIn(`${dish} with ${beside}`)).toEqual(await foodsIn(`${dish}. ${beside}`));
  });
});
