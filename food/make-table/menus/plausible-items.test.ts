import { describe, expect, it } from "vitest";
import { plausibleItems } from "./plausible-items.ts";
import type { PublishedItem } from "./read-menu.ts";
import { weighItems } from "./weigh-items.ts";

const burger: PublishedItem = {
  name: "Burger",
  grams: 200,
  ml: null,
  calories: 500,
  protein: 25,
  carbs: 40,
  fat: 27,
  fiber: 2,
  sugars: 8,
  saturatedFat: 10,
  sodiumMg: 900,
};

function droppedOf(...items: readonly PublishedItem[]) {
  return Object.fromEntries([...plausibleItems(items).dropped].filter(([, count]) => count > 0));
}

describe("an item of a menu", () => {
  it("is kept where its figures agree", () => {
    expect(plausibleItems([burger]).items).toEqual([burger]);
  });

  it.each([
    ["figures are missing", { ...burger, calories: null }],
    ["figures are missing", { ...burger, protein: null }],
    ["energy and macronutrients disagree", { ...burger, calories: 900 }],
    ["energy and macronutrients disagree", { ...burger, calories: 250 }],
    ["more than it weighs", { ...burger, grams: 80 }],
  ] as const)("is left out and counted where %s", (reason, item) => {
    expect(droppedOf(item)).toEqual({ [reason]: 1 });
  });

  it("is kept once by a name, with the middle energy", () => {
    const sizes = [1, 2, 0.5].map((factor) => ({
      ...burger,
      grams: 200 * factor,
      calories: 500 * factor,
      protein: 25 * factor,
      carbs: 40 * factor,
      fat: 27 * factor,
    }));
    expect(plausibleItems(sizes).items.map(({ calories }) => calories)).toEqual([500]);
    expect(droppedOf(...sizes)).toEqual({ "named twice": 2 });
  });
});

describe("an item without a weight", () => {
  it("weighs what its energy does in items like it", () => {
    const known = plausibleItems([burger]).items;
    const [unknown] = plausibleItems([
      { ...burger, name: "Cheese Burger", grams: null, calories: 520 },
    ]).items;
    if (unknown === undefined) throw new Error("left out");
    const weighed = weighItems([...known, unknown]);
    expect(weighed.map(({ weightGrams, isEstimated }) => [weightGrams, isEstimated])).toEqual([
      [200, false],
      [208, true],
    ]);
  });
});
