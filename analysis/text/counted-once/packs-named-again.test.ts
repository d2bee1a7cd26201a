import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

it.each([
  "a package of Twix featuring two bars",
  "a package of granola bars, which comes with two bars",
  "a pack of granola bars with 2 bars",
  "a quesadilla with meat. I enjoyed 1 quesadilla, any size",
  "a bun made from refined flour",
  "pancakes made with oat flour",
  "a cupcake with frosting",
  "a cinnamon roll with icing",
  "a glass of orange juice that offered a boost of high vitamin C",
])("counts once what is named again or is in the pack: %s", async (text) => {
  const outcome = await analyser.analyse({ text, language: "en" });
  expect(outcome.kind === "analysed" ? outcome.analysis.foods : []).toHaveLength(1);
});

it.each([
  ["a peanut butter cup from Reese's", 1],
  ["diet iced tea from Snapple", 1],
  ["a Capri Sun flavored water pouch", 1],
  ["a double cheeseburger with two medium patties", 1],
  ["a burger made with 2 beef patties", 1],
  ["pancakes with Nutella", 2],
  ["vodka mixed with lemonade", 2],
  ["rum mixed with coke", 2],
  ["gin mixed with tonic", 2],
])("tells a maker and a part from another food: %s", async (text, count) => {
  const outcome = await analyser.analyse({ text, language: "en" });
  expect(outcome.kind === "analysed" ? outcome.analysis.foods : []).toHaveLength(count);
});

it.each([
  ["a large iced black tea that's pre-sweetened", /brewed, black, pre-sweetened with sugar/],
  ["a sweetened iced green tea", /green, pre-sweetened with sugar/],
  ["a can of iced green tea", /bottled, green$/],
  ["an iced tea", /bottled, black$/],
])("takes the tea that was told: %s", async (text, row) => {
  const outcome = await analyser.analyse({ text, language: "en" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  expect(foods.map(({ source }) => source.description)).toEqual([expect.stringMatching(row)]);
});
