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
])("counts once what is told again or is in it: %s", async (text) => {
  const outcome = await analyser.analyse({ text, language: "en" });
  expect(outcome.kind === "analysed" ? outcome.analysis.foods : []).toHaveLength(1);
});
