import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const cups = ["latte", "cappuccino", "flat white", "40g shreddies", "2 weetabix", "coffee"];
const milks = ["oat milk", "almond milk", "semi skimmed milk"];
const poured = cups.flatMap((cup) => milks.map((milk) => [cup, milk] as const));

describe("a milk named right behind what it is poured on", () => {
  it.each(poured)("is poured on it: %s %s", async (cup, milk) => {
    expect(await foodsIn(`${cup} ${milk}`)).toEqual(await foodsIn(`${cup} with ${milk}`));
  });

  it("has its own amount beside a weighed cereal", async () => {
    const foods = await foodsIn("shreddies 40g semi skimmed milk");
    expect(foods).toEqual(await foodsIn("40g shreddies with semi skimmed milk"));
  });
});
