import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string) {
  const foods = await readFoods(text, "en");
  return foods.map(({ source }) => source.code).sort();
}

/** Each with what shows where it begins: a number, an article, a measure. */
const foods = ["2 eggs", "a granola bar", "1 cup rice", "a slice of toast", "a banana", "a bowl of cereal"];
const pairs = foods.flatMap((first) =>
  foods.filter((second) => second !== first).map((second) => [first, second] as const),
);

/** Ways to write two foods down in a hurry, or neatly. */
const ways: Readonly<Record<string, (first: string, second: string) => string>> = {
  "without a mark": (first, second) => `${first} ${second}`,
  "in a list": (first, second) => `${first}, ${second}`,
  "joined by and": (first, second) => `${first} and ${second}`,
  "with clock times": (first, second) => `8am ${first} 1pm ${second}`,
  "as a numbered list": (first, second) => `1) ${first} 2) ${second}`,
  "numbered by lines": (first, second) => `1. ${first}\n2. ${second}`,
};

describe.each(Object.entries(ways))("two foods %s", (_, way) => {
  it.each(pairs)("are two: %s and %s", async (first, second) => {
    expect(await foodsIn(way(first, second))).toEqual(await foodsIn(`${first}. ${second}`));
  });
});

describe("numbers in brackets", () => {
  it("still count what stands before them", async () => {
    expect(await foodsIn("eggs (1) sausages (2)")).toHaveLength(2);
    expect(await foodsIn("3) eggs")).toEqual(await foodsIn("3 eggs"));
  });
});
