import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function codesIn(text: string) {
  return (await readFoods(text, "en", "GB")).map(({ source }) => source.code);
}

const baked = ["croissant", "bagel", "muffin", "pancake", "toast"];
const drinks = ["coffee", "tea", "latte", "beer", "coke"];
const plurals = ["2 muffins", "2 eggs", "3 sausages", "2 donuts"];
const plain = ["rice", "salmon", "popcorn"];

const pairs = [
  ...baked.flatMap((food) => drinks.map((drink) => [food, drink] as const)),
  ...plurals.flatMap((first) => plain.map((second) => [first, second] as const)),
  ...["muffin", "croissant"].flatMap((piece) => plain.map((food) => [`a ${piece}`, food] as const)),
  ...["salmon", "steak"].flatMap((food) => ["rice", "broccoli"].map((side) => [food, side] as const)),
  ["walnuts", "croissant"] as const,
  ["cookies", "greek yogurt"] as const,
];

describe("foods side by side without a mark", () => {
  it.each(pairs)("are two: %s %s", async (first, second) => {
    expect(await codesIn(`${first} ${second}`)).toEqual([
      ...(await codesIn(first)),
      ...(await codesIn(second)),
    ]);
  });

  it.each([
    "banana bread",
    "almond milk",
    "oat latte",
    "chicken noodle soup",
    "2 chicken apple sausages",
    "victoria sponge slice",
    "strawberry yogurt",
    "peanut butter cookie",
  ])("are one where a word says which it is: %s", async (food) => {
    expect(await codesIn(food)).toHaveLength(1);
  });
});
