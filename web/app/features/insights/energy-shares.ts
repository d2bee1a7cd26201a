import type { MacroInsight } from "#contract/shapes/insights.ts";
import { wholePercents } from "#domain/insights/energy-shares.ts";
import { AlcoholIcon } from "../../ui/icons/nutrient-icons.tsx";
import { type MacroStyle, macroStyles, shownMacros } from "../nutrition/macro-styles.ts";

const sources = [...shownMacros, "alcohol"] as const;
type EnergySource = (typeof sources)[number];

export interface EnergyShare {
  readonly id: EnergySource;
  readonly percent: number;
}

export const energySourceStyles: Readonly<Record<EnergySource, Omit<MacroStyle, "soft">>> = {
  ...macroStyles,
  alcohol: { MacroIcon: AlcoholIcon, text: "text-alcohol", fill: "bg-alcohol" },
};

/** Whole percent of the energy eaten, 100 in all; alcohol only where some was drunk. Empty where nothing was eaten. */
export function energyShares(insight: MacroInsight): readonly EnergyShare[] {
  const percents = wholePercents(sources.map((name) => insight[`${name}Percentage`]));
  const shares = sources.map((id, at) => ({ id, percent: percents[at] ?? 0 }));
  if (shares.every(({ percent }) => percent === 0)) return [];
  return shares.filter(({ id }) => id !== "alcohol" || insight.alcoholPercentage > 0);
}
