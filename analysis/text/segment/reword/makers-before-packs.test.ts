import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => [source.code, grams]);
}

const makers = ["Healthy Choice", "Campbell's", "Beech-Nut"];
const packs = ["15 oz # can of tomato soup", "8 fl oz # bottle of apple juice", "a # jar of applesauce"];
const told = makers.flatMap((maker) => packs.map((pack) => [maker, pack] as const));

describe("whose pack it is", () => {
  it.each(told)("names no food beside it: %s, %s", async (maker, pack) => {
    const foods = await foodsOf(pack.replace("#", maker));
    expect(foods).toHaveLength(1);
    expect(foods).toEqual(await foodsOf(pack.replace("# ", "").replace("of ", `of ${maker} `)));
  });
});
