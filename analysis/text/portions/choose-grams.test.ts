import { describe, expect, it } from "vitest";
import type { FoodRow } from "#food/food-row.ts";
import { wholeGrams } from "#food/portions/servings.ts";
import { loadJudgedFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { household } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { takeTurns } from "../testing/take-turns.ts";
import { chooseGrams } from "./choose-grams.ts";
import { amountNotStated, type StatedAmount } from "./stated-amount.ts";

const { rows } = loadJudgedFoodTableOnce();
const countries = ["US", "ES", "FR"];
const timeoutMs = 60_000;

const counted = (count: number): Quantity => ({ count, qualifiers: [], isSaid: true });

/** Rows, each in one of the countries, for which one of what is said weighs less than what is said before it. */
function lighter(said: readonly Partial<StatedAmount>[], of: readonly FoodRow[] = rows) {
  return countries.flatMap((country, at) => {
    const unsaid = amountNotStated({ language: "en", country });
    return takeTurns(of, 2 * countries.length, at).flatMap((row) => {
      const grams = said.map((each) => chooseGrams(row, { ...unsaid, ...each }).grams);
      const isLighter = grams.some((each, at) => each < (grams[at - 1] ?? 0) * 0.999);
      return isLighter ? [`${country} ${row.source.description}: ${grams.join(", ")}`] : [];
    });
  });
}

describe("over all rows and countries", { timeout: timeoutMs }, () => {
  it("a large one is no lighter than one, and one no lighter than a small one", () => {
    const sizes = [{ sizes: ["small"] }, {}, { sizes: ["large"] }];
    expect(lighter(sizes)).toEqual([]);
    expect(lighter(sizes.map((size) => ({ ...size, quantity: counted(1) })))).toEqual([]);
  });

  it("more of them weigh more", () => {
    const counts = [0.25, 0.5, 1, 2, 4];
    expect(lighter(counts.map((count) => ({ quantity: counted(count) })))).toEqual([]);
  });

  it("a whole one is no lighter than half of it or a slice", () => {
    const whole = rows.filter((row) => countries.some((country) => wholeGrams(row, country) !== undefined));
    expect(whole.length).toBeGreaterThan(100);
    const entire = { words: ["whole"], quantity: counted(1) };
    expect(lighter([{ quantity: counted(0.5) }, entire], whole)).toEqual([]);
    expect(lighter([{ quantity: { ...counted(1), measure: household.slice } }, entire], whole)).toEqual([]);
    expect(lighter([{}, entire], whole)).toEqual([]);
  });
});
