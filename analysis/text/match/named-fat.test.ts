import { describe, expect, it } from "vitest";
import { readFoods } from "../testing/read-foods.ts";

async function rowsOf(text: string) {
  const foods = await readFoods(text, "en", "US");
  return foods.map(({ source }) => source.description);
}

const vegetables = ["green beans", "peas", "corn", "carrots", "broccoli", "asparagus", "cauliflower"];

describe("a fresh vegetable that was weighed", () => {
  it.each(vegetables)("has no fat that nobody named: %s", async (vegetable) => {
    expect(await rowsOf(`200 g fresh ${vegetable}`)).toEqual([expect.stringMatching(/no added fat$/)]);
  });

  it.each(vegetables)("keeps the butter that was named: %s", async (vegetable) => {
    expect((await rowsOf(`200 g fresh ${vegetable} cooked with butter`)).join()).toMatch(/butter/i);
  });
});
