import type { MacroInsight } from "#contract/shapes/insights.ts";
import { wholePercents } from "#domain/insights/macro-shares.ts";
import { type ShownMacro, shownMacros } from "../nutrition/macro-styles.ts";

/** Whole percent of the energy eaten, as the pages write them: together 100. */
export function macroShares(insight: MacroInsight): Readonly<Record<ShownMacro, number>> {
  const [protein = 0, carbs = 0, fat = 0, fiber = 0] = wholePercents([
    insight.proteinPercentage,
    insight.carbsPercentage,
    insight.fatPercentage,
    insight.fiberPercentage,
  ]);
  return { protein, carbs, fat, fiber };
}

export function hasShares(insight: MacroInsight): boolean {
  return shownMacros.some((name) => macroShares(insight)[name] > 0);
}
