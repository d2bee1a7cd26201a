import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en", country: "GB" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source }) => source.description);
}

const roasted = [
  "carrots",
  "parsnips",
  "pumpkin",
  "cauliflower",
  "beetroot",
  "peppers",
  "sweet potato",
  "pheasant",
];

it.each(roasted.flatMap((food) => [`roast ${food}`, `rice and roast ${food}`]))(
  "is no joint of meat: %s",
  async (text) => {
    expect((await foodsOf(text)).join()).not.toMatch(/pork|beef|lamb/i);
  },
);

it("leaves the joint that is named before", async () => {
  expect((await foodsOf("pork roast carrots")).join()).toMatch(/pork/i);
});
