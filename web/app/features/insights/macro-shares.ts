import type { MacroInsight } from "#contract/shapes/insights.ts";
import type { ShownMacro } from "../nutrition/macro-styles.ts";

/** Percent of the energy eaten. */
export function macroShares(insight: MacroInsight): Readonly<Record<ShownMacro, number>> {
  return {
    protein: insight.proteinPercentage,
    carbs: insight.carbsPercentage,
    fat: insight.fatPercentage,
    fiber: insight.fiberPercentage,
  };
}

export function hasShares(insight: MacroInsight): boolean {
  return Object.values(macroShares(insight)).some((share) => share > 0);
}
