import type { GoalRange } from "../goals/daily-goals.ts";
import { limitRanges, referenceLimits } from "../goals/limits.ts";
import type { NutrientToLimit } from "../nutrition/nutrients-to-limit.ts";
import { saltGramsOf, sodiumMgOf } from "../nutrition/salt.ts";
import { printsSodium } from "./printed-figures.ts";

/** How labels of a country state one of the nutrients to limit, which is kept in g everywhere, salt as salt. */
export interface PrintedToLimit {
  readonly name: NutrientToLimit | "sodium";
  readonly unit: "g" | "mg";
  readonly decimals: number;
  readonly fromGrams: (grams: number) => number;
  readonly toGrams: (printed: number) => number;
  /** Of a day's limit, in the unit. */
  readonly range: GoalRange;
  /** The day's amount that labels refer to, in the unit. */
  readonly reference: number;
}

/** mg a day: 21 CFR 101.9 (c) (9), and Canada's table of daily values. */
const referenceSodiumMg = 2300;

const sodium: PrintedToLimit = {
  name: "sodium",
  unit: "mg",
  decimals: 0,
  fromGrams: sodiumMgOf,
  toGrams: saltGramsOf,
  range: { min: sodiumMgOf(limitRanges.salt.min), max: sodiumMgOf(limitRanges.salt.max), step: 50 },
  reference: referenceSodiumMg,
};

export function printedToLimit(name: NutrientToLimit, country: string | null): PrintedToLimit {
  if (name === "salt" && printsSodium(country)) return sodium;
  return {
    name,
    unit: "g",
    decimals: name === "salt" ? 1 : 0,
    fromGrams: (grams) => grams,
    toGrams: (grams) => grams,
    range: limitRanges[name],
    reference: referenceLimits[name],
  };
}
