/** analysis/text: from a sentence to foods. This test holds a meal told by its courses to the same foods in a list. */
import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "es", country: "ES" });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.code} ${Math.round(grams)}`);
}

const firsts = ["lentejas", "sopa de fideos", "ensalada mixta", "macarrones con tomate"];
const seconds = ["pollo asado", "merluza", "filete con patatas"];
const desserts = ["fruta", "flan", "yogur"];
const meals = firsts.flatMap((first) =>
  seconds.flatMap((second) => desserts.map((dessert) => [first, second, dessert] as const)),
);
const ways = [
  (first: string, second: string, dessert: string) => `primero ${first} segundo ${second} postre ${dessert}`,
  (first: string, second: string, dessert: string) =>
    `de primero ${first} de segundo ${second} y de postre ${dessert}`,
  (first: string, second: string, dessert: string) =>
    `primer plato: ${first} segundo plato: ${second} postre: ${dessert}`,
  (first: string, second: string, dessert: string) => `${first}, ${second} postre ${dessert}`,
];

describe("a meal told by its courses", () => {
  it.each(meals)("has each of them: %s, %s, %s", async (first, second, dessert) => {
    const listed = await foodsOf(`${first}, ${second}, ${dessert}`);
    for (const say of ways) expect(await foodsOf(say(first, second, dessert))).toEqual(listed);
  });
});
