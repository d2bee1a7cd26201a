import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "US" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${Math.round(grams)} g`);
}

const fillings = ["turkey", "tuna", "meatball", "roast beef"];
const breads = ["wheat", "white", "italian herb and cheese", "flatbread"];

it.each(fillings.flatMap((filling) => breads.map((bread) => [filling, bread])))(
  "has its bread once: 6 inch %s on %s",
  async (filling, bread) => {
    expect(await foodsOf(`6 inch ${filling} on ${bread}`)).toEqual(await foodsOf(`6 inch ${filling} sub`));
  },
);

it.each(["12 in", "12in", '12"'])("has a length, not a number: %s", async (length) => {
  expect(await foodsOf(`${length} meatball sub`)).toEqual(await foodsOf("12 inch meatball sub"));
});
