import type { KnownToLimit, NutrientToLimit } from "../nutrition/nutrients-to-limit.ts";
import type { GoalRange } from "./daily-goals.ts";

/** g a day; without a member, no limit. */
export type Limits = KnownToLimit;

export const limitRanges = {
  sugars: { min: 5, max: 300, step: 5 },
  saturatedFat: { min: 1, max: 100, step: 1 },
  salt: { min: 0.5, max: 20, step: 0.5 },
} as const satisfies Record<NutrientToLimit, GoalRange>;

/** Limits are multiples of it, g: the salt of 1 mg of sodium. */
export const limitPrecision = 0.0025;

/** g a day of an adult: the reference intakes of Regulation (EU) No 1169/2011, Annex XIII, that labels refer to. */
export const referenceLimits = { sugars: 90, saturatedFat: 20, salt: 6 } as const satisfies Limits;
