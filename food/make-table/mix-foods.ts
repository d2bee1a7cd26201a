import {
  eachMacroFigure,
  eachMicronutrient,
  type MacroFigure,
  type MicronutrientName,
  type NutrientsPer100Grams,
} from "#domain/nutrition/nutrients.ts";
import { rounded } from "./source-row.ts";

export interface Part {
  readonly grams: number;
  /** Plain water: it says nothing of how well the rest is known. */
  readonly isWater: boolean;
  readonly per100Grams: NutrientsPer100Grams;
}

/**
 * A mixture's micronutrient is called known when it is known for this share of the weight; what is unknown of the
 * rest counts nothing, as totals are given as "at least". What minerals plain water brings is left out likewise.
 */
export const knownWeightShareMin = 0.9;

/** A mean weighted by grams, or null when too little of the weight is known. */
function meanOfKnown(parts: readonly { grams: number; figure: number | null }[]): number | null {
  let grams = 0;
  let knownGrams = 0;
  let sum = 0;
  for (const part of parts) {
    grams += part.grams;
    if (part.figure === null) continue;
    knownGrams += part.grams;
    sum += part.grams * part.figure;
  }
  return grams > 0 && knownGrams >= knownWeightShareMin * grams ? sum / grams : null;
}

function weightOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { grams }) => sum + grams, 0);
}

/**
 * 100 g of the cooked mixture. `yieldFactor`: its weight over the sum of its parts. Nutrients are taken as kept in
 * full: parts are to be rows of the food as cooked wherever the table has one.
 */
export function mixFoods(parts: readonly Part[], yieldFactor: number): NutrientsPer100Grams {
  const share = (name: MacroFigure): number =>
    meanOfKnown(parts.map(({ grams, per100Grams }) => ({ grams, figure: per100Grams[name] }))) ?? 0;
  const figure = (name: MacroFigure): number => rounded(share(name) / yieldFactor);
  const micronutrient = (name: MicronutrientName): number | null => {
    const foods = parts.filter(({ isWater }) => !isWater);
    const known = foods.map(({ grams, per100Grams }) => ({
      grams,
      figure: per100Grams.micronutrients[name],
    }));
    const mean = meanOfKnown(known);
    return mean === null ? null : rounded((mean * weightOf(foods)) / (weightOf(parts) * yieldFactor));
  };
  return {
    ...eachMacroFigure(figure),
    fruitVegetableLegumePercent: Math.round(share("fruitVegetableLegumePercent")),
    micronutrients: eachMicronutrient(micronutrient),
  };
}
