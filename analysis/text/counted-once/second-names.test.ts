import { describe, expect, it } from "vitest";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string) {
  const outcome = await analyser.analyse({ text, language: "en" });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ source, grams }) => [source.code, Math.round(grams)]);
}

describe("a food named a second time beside its name", () => {
  it.each([
    ["corn chips", "Fritos"],
    ["cheese-flavored corn snacks", "Cheetos"],
    ["tortilla chips", "Doritos"],
    ["an energy drink", "Red Bull"],
    ["a sports drink", "Gatorade"],
    ["a nutritional shake", "Glucerna"],
  ])("is one with that of its maker: %s, %s", async (food, made) => {
    const once = await foodsOf(made);
    expect(await foodsOf(`${food}, ${made}`)).toEqual(once);
    expect(await foodsOf(`${made}, ${food}, and an apple`)).toEqual(await foodsOf(`${made} and an apple`));
  });

  it.each([
    ["eggs", "scrambled", "scrambled eggs"],
    ["two eggs", "over easy", "two eggs over easy"],
    ["potatoes", "mashed", "mashed potatoes"],
    ["3 egg whites", "scrambled", "3 egg whites"],
  ])("is cooked as told: %s, %s", async (food, how, same) => {
    expect((await foodsOf(`${food}, ${how}`)).map(([code]) => code)).toEqual(
      (await foodsOf(same)).map(([code]) => code),
    );
  });

  it.each([
    ["a piece of carrot cake with icing", "sourced from a two-layer cake"],
    ["a slice of apple pie", "one-eighth of a pie"],
    ["a slice of pepperoni pizza", "from a large pizza"],
    ["a peach", "a fruit that was ripe"],
    ["a cup of instant coffee", "sweetened"],
    ["a cheeseburger", "skin removed"],
    ["a cup of olives", "pits removed"],
    ["2 carrots", "peel removed"],
  ])("is what it was cut from, or a part of it: %s, %s", async (food, told) => {
    expect(await foodsOf(`${food}, ${told}`)).toHaveLength(1);
  });

  it("is two where either has its amount", async () => {
    expect(await foodsOf("2 oz of corn chips, 1 oz of Fritos")).toHaveLength(2);
    expect(await foodsOf("half a pizza, a quarter of a pizza")).toHaveLength(2);
    expect(await foodsOf("a chicken salad, the fries")).toHaveLength(2);
  });
});
