/** Holds that Australian glasses and bottles of beer are of what is named, and of beer where nothing is. */
import { expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

const millilitres = { schooner: 425, middy: 285, stubby: 375, tinnie: 375, longneck: 750 };
const beers = ["vb", "carlton draught", "coopers pale ale", "beer"];

/** Of beer, 1 ml weighs about 1 g. */
const tolerance = 0.03;

async function gramsIn(text: string): Promise<readonly number[]> {
  return (await readFoods(text, "en", "AU")).map(({ grams }) => grams);
}

const glasses = Object.entries(millilitres).map(([glass, ml]) => ({ glass, ml }));

it.each(glasses.flatMap((each) => beers.map((beer) => ({ ...each, beer }))))(
  "a $glass of $beer holds $ml ml",
  async ({ glass, ml, beer }) => {
    const [grams = 0, ...others] = await gramsIn(`2 ${glass}s of ${beer}`);
    expect(others).toEqual([]);
    expect(Math.abs(grams / (2 * ml) - 1)).toBeLessThan(tolerance);
  },
);

it.each(glasses)("a $glass by itself is of beer", async ({ glass, ml }) => {
  const [grams = 0, ...others] = await gramsIn(`3 ${glass}s`);
  expect(others).toEqual([]);
  expect(Math.abs(grams / (3 * ml) - 1)).toBeLessThan(tolerance);
});
