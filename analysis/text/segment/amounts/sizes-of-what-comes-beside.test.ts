import { describe, expect, it } from "vitest";
import { readFoods } from "../../testing/read-foods.ts";

async function foodsIn(text: string) {
  const foods = await readFoods(text, "fr", "FR");
  return foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const burgers = ["big mac", "royal cheese", "whopper", "cheeseburger", "6 nuggets"];
const sides = ["petite frite", "moyenne frite", "grande frite"];
const cases = burgers.flatMap((burger) => sides.map((side) => [burger, side] as const));

describe("a size between a burger and its fries, in French", () => {
  it.each(cases)("is of the fries: %s %s", async (burger, side) => {
    expect(await foodsIn(`${burger} ${side}`)).toEqual(await foodsIn(`${burger}, ${side}`));
  });
});

describe("so many times one that was counted", () => {
  it.each(["abricot", "kiwi", "yaourt", "crêpe"])("is so many: 1 %s x3", async (food) => {
    expect(await foodsIn(`1 ${food} x3`)).toEqual(await foodsIn(`3 ${food}s`));
  });
});

describe('"ss" typed for "sans"', () => {
  it.each(["café ss sucre", "pain ss beurre", "salade ss vinaigrette"])("leaves it out: %s", async (text) => {
    expect(await foodsIn(text)).toEqual(await foodsIn(text.replace("ss", "sans")));
  });
});

describe("a milk of plants typed in a hurry", () => {
  it.each(["soja", "amande", "avoine", "riz"])("is one food behind another: lait %s", async (plant) => {
    expect(await foodsIn(`muesli 40g lait ${plant} 200ml`)).toHaveLength(2);
  });
});
