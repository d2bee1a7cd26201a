import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

const desserts = [
  "danette",
  "religieuse",
  "éclair",
  "macaron",
  "mousse",
  "charlotte",
  "panna cotta",
  "cheesecake",
];
const flavours = ["chocolat", "choco", "café", "pistache", "framboise", "vanille", "poire"];
const cases = desserts.flatMap((dessert) => flavours.map((flavour) => `${dessert} ${flavour}`));

describe("a flavour right behind a dessert", () => {
  it.each(cases)("is no food of its own: %s", async (text) => {
    const outcome = await analyser.analyse({ text, language: "fr", country: "FR" });
    const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
    expect(foods.map(({ name }) => name)).toEqual([text]);
  });
});
