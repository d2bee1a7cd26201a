// Shares by energy rather than by weight: docs/decisions/016-what-the-figures-of-days-and-goals-mean.md
import type { TableFood } from "../nutrition/edit-food.ts";
import { kcalPerGram } from "../nutrition/energy-factors.ts";
import type { Macronutrients } from "../nutrition/nutrients.ts";

export const shareNames = ["protein", "carbs", "fat", "fiber", "alcohol"] as const;
export type EnergyShares = Readonly<Record<(typeof shareNames)[number], number>>;
/** g. */
type EnergySources = Omit<Macronutrients, "calories"> & { readonly alcohol: number };

/** 100 % in tenths of a percent. */
const tenths = 1000;

/** Percent with one decimal that sum to exactly 100; all 0 when nothing was eaten. `carbs` excludes fibre here. */
export function energySharesOf({ carbs, fiber, ...others }: EnergySources): EnergyShares {
  // In some table rows rounding makes fibre larger than carbohydrate.
  const grams = { ...others, fiber, carbs: Math.max(0, carbs - fiber) };
  const kcal = shareNames.map((name) => grams[name] * kcalPerGram[name]);
  const shares = roundShares(kcal, tenths).map((share) => share / 10);
  const [protein = 0, ofCarbs = 0, fat = 0, ofFiber = 0, alcohol = 0] = shares;
  return { protein, carbs: ofCarbs, fat, fiber: ofFiber, alcohol };
}

/** g of alcohol in 100 g of an alcoholic drink: what the macronutrients leave of its energy. Other foods have none. */
export function alcoholIn100Grams({
  nutriScoreClass,
  per100Grams: { calories, protein, carbs, fat, fiber },
}: Pick<TableFood, "nutriScoreClass" | "per100Grams">): number {
  if (nutriScoreClass !== "alcohol") return 0;
  const ofCarbs = Math.max(0, carbs - fiber) * kcalPerGram.carbs + fiber * kcalPerGram.fiber;
  const rest = calories - protein * kcalPerGram.protein - ofCarbs - fat * kcalPerGram.fat;
  return Math.max(0, rest / kcalPerGram.alcohol);
}

/** Whole percent of all parts together; all 0 where there is nothing. */
export function wholePercents(parts: readonly number[]): number[] {
  return roundShares(parts, 100);
}

/** Rounds the parts' shares to whole units that sum to `units`, by the largest remainder method. */
function roundShares(parts: readonly number[], units: number): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part / all) * units);
  const shares = exact.map(Math.floor);
  const missing = units - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
