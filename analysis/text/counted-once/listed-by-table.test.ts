/** Checks that a dish is not counted with what its own name in the table lists. */
import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function foodsIn(text: string) {
  return readFoods(text, "en", "US");
}

const dishes = [
  "pork with potatoes and vegetables",
  "chicken with noodles and vegetables",
  "chicken or turkey with rice and vegetables",
];

describe("what the table lists in a dish's name", () => {
  it.each(dishes)("is not counted beside it: a cup of %s", async (dish) => {
    expect(await foodsIn(`a cup of ${dish}`)).toHaveLength(1);
  });

  it("is counted where its amount is said", async () => {
    expect(await foodsIn("a cup of pork with potatoes and 80 g of vegetables")).toHaveLength(2);
  });
});
