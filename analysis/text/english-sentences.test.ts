/** States, kind by kind, what the reader makes of English sentences. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** "grams row", the row's description up to what a standard recipe lists. */
async function foodsOf(text: string): Promise<readonly string[]> {
  const outcome = await analyser.analyse({ text, language: "en" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(
    ({ grams, source }) => `${Math.round(grams)} ${source.description.split(": ")[0]}`,
  );
}

describe("meal words that begin a food's name", () => {
  it.each([
    ["I opted for a tasty breakfast tart this morning", ["54 Breakfast tart"]],
    ["two breakfast tarts", ["108 Breakfast tart"]],
    ["a coffee for a satisfying breakfast feast", ["300 Coffee, brewed"]],
  ])("%s", async (text, foods) => expect(await foodsOf(text)).toEqual(foods));
});

describe("a sentence that only praises a food already named", () => {
  it.each([
    ["a can of cola, enjoying its fizzy and fruity taste", ["356 Soft drink, cola"]],
    ["a raw avocado, loving its creamy texture and healthy fats", ["150 Avocado, raw"]],
  ])("names no food: %s", async (text, foods) => expect(await foodsOf(text)).toEqual(foods));
});

describe("a food that is mentioned again", () => {
  it.each([
    ["a nutrition bar, specifically a Clif Bar", ["68 Nutrition bar (Clif Bar)"]],
    ["a jelly doughnut; I enjoyed every bite of the delicious doughnut", ["80 Doughnut, jelly"]],
  ])("counts once: %s", async (text, foods) => expect(await foodsOf(text)).toEqual(foods));

  it("counts twice where each has its own article", async () => {
    expect(await foodsOf("a soft taco with meat, a soft taco with beans")).toHaveLength(2);
  });
});

describe("containers", () => {
  it.each([
    ["a juice box filled with 100% fruit juice blend", ["209 Fruit juice blend, 100% juice"]],
    ["a can of Red Bull", ["250 Energy drink (Red Bull)"]],
    ["a Kit Kat bar", ["43 Kit Kat"]],
    ["a tub of potato chips", ["28 Potato chips, NFS"]],
    ["a cup filled with Skittles", ["205 Skittles"]],
    ["half a canned peach in syrup", ["38 Peach, canned, in syrup"]],
    ["a .5 oz lollipop", ["14 Candy, lollipop"]],
    ["a miniature molasses cookie", ["5 Cookie, molasses"]],
  ])("%s", async (text, foods) => expect(await foodsOf(text)).toEqual(foods));
});

describe("rows of unusual kinds of a food", () => {
  it.each([
    ["500 g of unsweetened water", ["500 Water, bottled, plain"]],
    ["8 cookies", ["Cookie, NFS"]],
  ])("are not chosen unless they are named: %s", async (text, [food = ""]) =>
    expect((await foodsOf(text))[0]).toContain(food),
  );
});

describe("foods of other countries", () => {
  it.each([
    ["100 g of white wheat bread", ["100 Bread, white"]],
    ["50 g of powdered milk", ["50 Milk powder, whole"]],
    ["150 g of raw potato", ["150 Potato, peeled, raw"]],
    ["200 g of mandarins", ["200 Tangerine, raw"]],
    ["200 g of string hoppers", ["200 String hoppers, steamed rice flour noodles"]],
    ["300 g of maize porridge", ["300 Ugali, stiff maize meal porridge"]],
    ["250 g of thin maize porridge", ["250 Uji, thin maize meal porridge"]],
    ["150 g of boiled white rice", ["150 Rice, white, cooked, no added fat"]],
  ])("are found: %s", async (text, foods) => expect(await foodsOf(text)).toEqual(foods));
});
