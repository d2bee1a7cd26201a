import { describe, expect, test } from "vitest";
import type { Country } from "#domain/people/country.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string, country: Country) {
  const outcome = await analyser.analyse({ text, language: "en", country });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ name, grams }) => `${name} ${Math.round(grams)}`);
}

describe("a product weighs what is sold by its name", () => {
  test.each<readonly [string, Country, readonly string[]]>([
    ["quavers", "GB", ["quavers 16"]],
    ["a share bag of quavers", "GB", ["quavers 80"]],
    ["half a pack of pringles", "GB", ["pringles 83"]],
    ["16 wheat thins", "US", ["wheat thins 31"]],
    ["a digestive", "GB", ["digestive 15"]],
    ["3 digestives", "GB", ["digestives 45"]],
    ["whole totinos party pizza", "US", ["totinos party pizza 283"]],
    ["kd whole box", "CA", ["kd 560"]],
    ["10 pack timbits", "CA", ["timbits 180"]],
    ["belvita breakfast biscuits (4 pack)", "GB", ["belvita breakfast biscuits 45"]],
    ["2 hobnobs, 1 chocolate digestive", "GB", ["hobnobs 28", "chocolate digestive 17"]],
    ["20 mcnuggets shared, had 9", "GB", ["mcnuggets 126"]],
  ])("%s (%s)", async (text, country, foods) => {
    expect(await foodsIn(text, country)).toEqual(foods);
  });
});

describe("a flavour behind a product's name changes nothing", () => {
  test.each<readonly [string, Country, readonly string[]]>([
    ["mccoys flame grilled steak", "GB", ["mccoys flame grilled steak 45"]],
    ["quest bar cookies n cream", "US", ["quest bar cookies n cream 60"]],
    ["el monterey frozen burrito bean and cheese", "US", ["el monterey frozen burrito bean and cheese 142"]],
  ])("%s (%s)", async (text, country, foods) => {
    expect(await foodsIn(text, country)).toEqual(foods);
  });
});

describe("a share at the end is of what was named", () => {
  test.each<readonly [string, Country, readonly string[]]>([
    ["kettle chips, about a quarter of the bag", "US", ["kettle chips 14"]],
    ["1 pint of ben and jerrys, ate half", "US", ["ben and jerrys 205"]],
    ["tj's mandarin orange chicken, ate 1/2 the bag", "US", ["tj's mandarin orange chicken 225"]],
  ])("%s (%s)", async (text, country, foods) => {
    expect(await foodsIn(text, country)).toEqual(foods);
  });
});

describe("the chain's name is no food beside one", () => {
  test.each<readonly [string, Country, number]>([
    ["dominos 2 slices of pepperoni passion", "GB", 1],
    ["pepperoni pizza from dominos, 3 slices", "US", 1],
    ["crunchwrap supreme from taco bell", "US", 1],
    ["subway 6 inch turkey, provolone, lettuce, tomato", "US", 1],
  ])("%s (%s)", async (text, country, foods) => {
    expect(await foodsIn(text, country)).toHaveLength(foods);
  });
});

test("what is spooned onto bread is weighed apart from it", async () => {
  expect(await foodsIn("2 tbsp peanut butter on toast", "US")).toEqual(["peanut butter 32", "toast 45"]);
});
