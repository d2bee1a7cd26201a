import { expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "fr", country: "FR" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => `${source.description} ${grams}`);
}

const breads = ["tartine", "tartines", "toasts", "biscottes"];
const toppings = ["avocat", "saumon", "jambon", "houmous", "rillettes", "fromage frais", "thon"];

it.each(breads.flatMap((bread) => toppings.map((topping) => [bread, topping] as const)))(
  "is so many of the bread: %s %s x2",
  async (bread, topping) => {
    const said = await foodsOf(`2 ${bread} ${topping}`);
    expect(await foodsOf(`${bread} ${topping} x2`)).toEqual(said);
    expect(await foodsOf(`${bread} ${topping} x 2`)).toEqual(said);
  },
);
