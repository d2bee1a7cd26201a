import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function foodsOf(text: string) {
  const foods = await readFoods(text, "en", "US");
  return foods.map(({ source, grams }) => [source.code, grams]);
}

const openings = ["For a quick snack, I had", "As a treat for my lunch,", "For a light breakfast, I made"];
const sized = ["a small gingersnap cookie", "a large banana", "a large apple", "a small bag of pretzels"];

describe("a size in a sentence that opens with its meal", () => {
  it.each(openings.flatMap((opening) => sized.map((food) => [opening, food] as const)))(
    "is the food's: %s %s",
    async (opening, food) => {
      expect(await foodsOf(`${opening} ${food}.`)).toEqual(await foodsOf(food));
    },
  );
});

describe("what a container holds", () => {
  it.each(["apple juice", "orange juice", "whole milk"])("is measured by it: %s", async (drink) => {
    const [[, grams] = []] = await foodsOf(`an individual school container of ${drink}`);
    expect(await foodsOf(`an individual school container filled with ${drink}`)).toEqual([
      [expect.anything(), grams],
    ]);
  });

  it("leaves a bowl that is a dish", async () => {
    expect(await foodsOf("a burrito bowl filled with rice and chicken")).toHaveLength(1);
  });
});

it.each(["cola", "root beer", "lemonade"])("reads a size for children and seniors: %s", async (drink) => {
  const [[, child = 0] = [], [, small = 0] = []] = [
    ...(await foodsOf(`a child/senior drink of ${drink}`)),
    ...(await foodsOf(`a small drink of ${drink}`)),
  ];
  expect(Number(child)).toBeLessThan(Number(small));
});

it.each(["Trix", "Lucky Charms", "Golden Grahams"])(
  "takes a cereal's kind for its name: %s",
  async (name) => {
    expect(await foodsOf(`a cup of General Mills ${name} cereal`)).toHaveLength(1);
  },
);

it("takes the size of the maker that is named", async () => {
  const [[, own] = []] = await foodsOf("a Sunbelt granola bar");
  const [[, usual] = []] = await foodsOf("a granola bar");
  expect(own).not.toBe(usual);
});

it.each(["tilapia baked in oil", "baked catfish", "broiled cod"])("supposes no coating: %s", async (fish) => {
  const foods = await readFoods(fish, "en", "US");
  expect(foods.map(({ source }) => source.description)).toEqual([expect.not.stringMatching(/coated/)]);
});

describe("pieces and bars of the table, said in other words", () => {
  it.each([
    ["a crunchy rod of salted pretzels", "a salted pretzel rod"],
    ["three rods of salted pretzels", "three salted pretzel rods"],
    ["a jigger of rum", "a shot of rum"],
  ])("weigh the same: %s, %s", async (said, same) => {
    expect(await foodsOf(said)).toEqual(await foodsOf(same));
  });

  it("are no maker's that was not named", async () => {
    expect(await foodsOf("a king-size bar of milk chocolate")).toEqual([["91705010", 90]]);
  });
});
