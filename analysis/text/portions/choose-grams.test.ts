import { describe, expect, it } from "vitest";
import type { FoodRow } from "#food/food-row.ts";
import { wholeGrams } from "#food/portions/servings.ts";
import { loadJudgedFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { household } from "../quantities/measures.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { type AmountSaid, amountNotStated } from "./amount-said.ts";
import { chooseGrams } from "./choose-grams.ts";

const { rows } = loadJudgedFoodTableOnce();
const countries = ["US", "ES", "FR"];
const timeoutMs = 60_000;

const counted = (count: number): Quantity => ({ count, qualifiers: [], isSaid: true });

/** Rows for which what is said second weighs less than what is said first. */
function lighter(first: Partial<AmountSaid>, second: Partial<AmountSaid>, of: readonly FoodRow[] = rows) {
  return countries.flatMap((country) => {
    const unsaid = amountNotStated({ language: "en", country });
    const grams = (row: FoodRow, said: Partial<AmountSaid>) => chooseGrams(row, { ...unsaid, ...said }).grams;
    return of
      .filter((row) => grams(row, second) < grams(row, first) * 0.999)
      .map((row) => `${country} ${row.source.description}: ${grams(row, first)} > ${grams(row, second)}`);
  });
}

describe("over all rows and countries", { timeout: timeoutMs }, () => {
  it("a large one is no lighter than one, and one no lighter than a small one", () => {
    expect(lighter({ sizes: ["small"] }, {})).toEqual([]);
    expect(lighter({}, { sizes: ["large"] })).toEqual([]);
    expect(lighter({ sizes: ["small"], quantity: counted(1) }, { quantity: counted(1) })).toEqual([]);
    expect(lighter({ quantity: counted(1) }, { sizes: ["large"], quantity: counted(1) })).toEqual([]);
  });

  it("more of them weigh more", () => {
    expect(lighter({ quantity: counted(0.25) }, { quantity: counted(0.5) })).toEqual([]);
    expect(lighter({ quantity: counted(0.5) }, { quantity: counted(1) })).toEqual([]);
    expect(lighter({ quantity: counted(1) }, { quantity: counted(2) })).toEqual([]);
    expect(lighter({ quantity: counted(2) }, { quantity: counted(4) })).toEqual([]);
  });

  it("a whole one is no lighter than half of it or a slice", () => {
    const whole = rows.filter((row) => countries.some((country) => wholeGrams(row, country) !== undefined));
    expect(whole.length).toBeGreaterThan(100);
    const entire = { words: ["whole"], quantity: counted(1) };
    expect(lighter({ quantity: counted(0.5) }, entire, whole)).toEqual([]);
    expect(lighter({ quantity: { ...counted(1), measure: household.slice } }, entire, whole)).toEqual([]);
    expect(lighter({}, entire, whole)).toEqual([]);
  });
});
