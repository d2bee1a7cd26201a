import { describe, expect, it } from "vitest";
import type { FoodRow, JudgedShares } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { household, mass, volume } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { chooseGrams } from "./choose-grams.ts";
import { amountNotStated } from "./stated-amount.ts";

const [unjudged] = loadFoodTableOnce().rows.filter(({ source }) =>
  source.description.startsWith("Rice, white, cooked"),
);
if (unjudged === undefined) throw new Error("The table has no rice");
const plain: FoodRow = unjudged;
const share = 0.8;
const judgedShares: JudgedShares = { usual: share, of: new Map([["GB", 1.2]]) };
const judged: FoodRow = { ...plain, judgedShares };

function ratio(quantity: Quantity | undefined, country = "IE"): number {
  const amount = { ...amountNotStated({ language: "en", country }), quantity };
  return chooseGrams(judged, amount).grams / chooseGrams(plain, amount).grams;
}

const one: Quantity = { count: 1, qualifiers: [], isSaid: true };

describe("the share that judges assume of a row", () => {
  it.each([
    ["a helping", undefined],
    ["two", { ...one, count: 2 }],
    ["a bowl", { ...one, measure: household.bowl }],
    ["a slice", { ...one, measure: household.slice }],
  ])("counts for %s", (_, quantity) => {
    expect(ratio(quantity)).toBeCloseTo(share);
  });

  it.each([
    ["100 g", { ...one, count: 100, measure: mass.gram }],
    ["a cup", { ...one, measure: volume.cup }],
    ["a can", { ...one, measure: household.can }],
    ["a packet", { ...one, measure: household.packet }],
  ])("does not count for %s", (_, quantity) => {
    expect(ratio(quantity)).toBeCloseTo(1);
  });

  it.each([
    ["a helping", undefined, share],
    ["two", { ...one, count: 2 }, 1],
    ["a slice", { ...one, measure: household.slice }, 1],
  ])("in the US counts only where nothing was said: %s", (_, quantity, expected) => {
    expect(ratio(quantity, "US")).toBeCloseTo(expected);
  });

  it.each(["beer", "wine", "egg", "yogurt"])("does not count for what is of a standard size: %s", (name) => {
    const row = loadFoodTableOnce().rows.find((each) => portionClassOf(each) === name);
    if (row === undefined) throw new Error(`The table has no ${name}`);
    const amount = amountNotStated({ language: "en", country: "GB" });
    expect(chooseGrams({ ...row, judgedShares }, amount)).toEqual(chooseGrams(row, amount));
  });

  it("is that of the country", () => {
    expect(ratio(undefined, "GB")).toBeCloseTo(1.2);
  });
});
