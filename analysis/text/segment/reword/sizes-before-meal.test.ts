import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsIn(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

it.each(["big mac", "whopper", "quarter pounder"])(
  "a size inside the name of a set is the set's: %s",
  async (name) => {
    for (const size of ["small", "medium", "large"])
      expect(await foodsIn(`${name} ${size} meal`)).toEqual(await foodsIn(`${size} ${name} meal`));
  },
);
