import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "fr", country: "FR" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${grams}`);
}

const names: readonly (readonly [string, string])[] = [
  ["pâtes", "carbonara"],
  ["pâtes", "pesto"],
  ["purée", "carotte"],
  ["gratin", "dauphinois"],
  ["lasagnes", "bolognaise"],
  ["tarte", "aux pommes"],
  ["salade", "piémontaise"],
];
const makers = [
  "picard",
  "leclerc",
  "carrefour",
  "lidl",
  "auchan",
  "giovanni rana",
  "monoprix",
  "fleury michon",
];

it.each(names.flatMap(([first, rest]) => makers.map((maker) => [first, maker, rest] as const)))(
  "is one food, whoever made it: %s %s %s",
  async (first, maker, rest) => {
    expect(await foodsOf(`${first} ${maker} ${rest}`)).toEqual(await foodsOf(`${first} ${rest}`));
  },
);
