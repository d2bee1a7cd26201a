// The Nutri-Score, 2023 algorithm.
import { kilojoulesPerKcal } from "./energy-factors.ts";
import {
  beverageThresholds,
  fatThresholds,
  generalThresholds,
  gradeLimits,
  kilojoulesPerGramOfFat,
  proteinCountedBelow,
  redMeatProteinPointsMax,
  sweetenedBeveragePoints,
} from "./nutri-score-thresholds.ts";

export type NutriScoreLetter = "A" | "B" | "C" | "D" | "E";

export type ScoredClass = "general" | "red_meat" | "cheese" | "fat_oil_nut_seed" | "beverage" | "water";

/** Selects the algorithm's table for a food. It has none for drinks of more than 1.2 % alcohol. */
export type NutriScoreClass = ScoredClass | "alcohol";

/** A drink that is more than water. */
export function isBeverage(scoreClass: NutriScoreClass): boolean {
  return scoreClass === "beverage" || scoreClass === "alcohol";
}

export function isDrink(scoreClass: NutriScoreClass): boolean {
  return scoreClass === "water" || isBeverage(scoreClass);
}

/** Contents of 100 g (100 ml of a beverage) in kJ, g and % by weight. */
export interface NutriScoreInputs {
  readonly energyKj: number;
  readonly sugars: number;
  readonly saturatedFat: number;
  readonly fat: number;
  readonly salt: number;
  readonly protein: number;
  readonly fiber: number;
  readonly fruitVegetableLegumePercent: number;
  readonly hasNonNutritiveSweeteners: boolean;
}

export interface NutriScore {
  readonly points: number;
  readonly letter: NutriScoreLetter;
}

/** The number of thresholds that the value exceeds. */
function pointsAbove(thresholds: readonly number[], value: number): number {
  return thresholds.filter((threshold) => value > threshold).length;
}

/** The number of thresholds that the value reaches; used for the ratio of saturated fat to fat. */
function pointsFrom(thresholds: readonly number[], value: number): number {
  return thresholds.filter((threshold) => value >= threshold).length;
}

function saltAndSugarsPoints(inputs: NutriScoreInputs): number {
  return (
    pointsAbove(generalThresholds.sugars, inputs.sugars) + pointsAbove(generalThresholds.salt, inputs.salt)
  );
}

function solidFoodPoints(inputs: NutriScoreInputs, scoreClass: NutriScoreClass): number {
  const negative =
    pointsAbove(generalThresholds.energyKj, inputs.energyKj) +
    pointsAbove(generalThresholds.saturatedFat, inputs.saturatedFat) +
    saltAndSugarsPoints(inputs);
  const protein = pointsAbove(generalThresholds.protein, inputs.protein);
  const countedProtein = scoreClass === "red_meat" ? Math.min(redMeatProteinPointsMax, protein) : protein;
  const isProteinCounted = scoreClass === "cheese" || negative < proteinCountedBelow.general;
  return negative - plantPoints(inputs) - (isProteinCounted ? countedProtein : 0);
}

function plantPoints(inputs: NutriScoreInputs): number {
  return (
    pointsAbove(generalThresholds.fiber, inputs.fiber) +
    pointsAbove(generalThresholds.fruitVegetableLegume, inputs.fruitVegetableLegumePercent)
  );
}

function fatPoints(inputs: NutriScoreInputs): number {
  const saturatedShare = inputs.fat > 0 ? (inputs.saturatedFat / inputs.fat) * 100 : 0;
  const negative =
    pointsAbove(fatThresholds.energyFromSaturatedFatKj, inputs.saturatedFat * kilojoulesPerGramOfFat) +
    pointsFrom(fatThresholds.saturatedFatPercentOfFat, saturatedShare) +
    saltAndSugarsPoints(inputs);
  const isProteinCounted = negative < proteinCountedBelow.fat;
  const protein = pointsAbove(generalThresholds.protein, inputs.protein);
  return negative - plantPoints(inputs) - (isProteinCounted ? protein : 0);
}

function beveragePoints(inputs: NutriScoreInputs): number {
  const negative =
    pointsAbove(beverageThresholds.energyKj, inputs.energyKj) +
    pointsAbove(beverageThresholds.sugars, inputs.sugars) +
    pointsAbove(generalThresholds.saturatedFat, inputs.saturatedFat) +
    pointsAbove(generalThresholds.salt, inputs.salt) +
    (inputs.hasNonNutritiveSweeteners ? sweetenedBeveragePoints : 0);
  const positive =
    pointsAbove(beverageThresholds.protein, inputs.protein) +
    pointsAbove(generalThresholds.fiber, inputs.fiber) +
    pointsAbove(beverageThresholds.fruitVegetableLegume, inputs.fruitVegetableLegumePercent);
  return negative - positive;
}

function letterOf(
  points: number,
  limits: readonly (readonly [NutriScoreLetter, number])[],
): NutriScoreLetter {
  return limits.find(([, max]) => points <= max)?.[0] ?? "E";
}

/** Source: Santé publique France, "Nutri-Score: scientific report 2022 and 2023 update" (main and beverage algorithms). */
export function nutriScoreOf(inputs: NutriScoreInputs, scoreClass: ScoredClass): NutriScore {
  if (scoreClass === "water") return { points: 0, letter: "A" };
  if (scoreClass === "beverage") {
    const points = beveragePoints(inputs);
    return { points, letter: letterOf(points, gradeLimits.beverage) };
  }
  if (scoreClass === "fat_oil_nut_seed") {
    const points = fatPoints(inputs);
    return { points, letter: letterOf(points, gradeLimits.fat) };
  }
  const points = solidFoodPoints(inputs, scoreClass);
  return { points, letter: letterOf(points, gradeLimits.general) };
}

export function kilojoulesOf(kcal: number): number {
  return kcal * kilojoulesPerKcal;
}
