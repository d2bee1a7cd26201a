import { kcalOfMacros, kcalPerGram, kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { WeighedColumn, WeighedFigure } from "./weigh-column.ts";

/** Labels round, and some producers analyse: beyond the printed precision this much is allowed. */
const energyShare = 0.06;
const energySlack = 6;
/** Where energy is printed in tens, as in the United States, every figure is rounded. */
const coarseEnergySlack = 12;

const low = (figure: WeighedFigure) => (figure.isBelow ? 0 : Math.max(0, figure.value - figure.precision));
const high = (figure: WeighedFigure) => figure.value + (figure.isBelow ? 0 : figure.precision);

/** The energy of a column in kcal, and whether it is printed exactly. */
function caloriesOf(column: WeighedColumn): { low: number; high: number; isCoarse: boolean } | undefined {
  const { energyKcal, energyKj } = column;
  if (energyKcal)
    return { low: low(energyKcal), high: high(energyKcal), isCoarse: energyKcal.value % 5 === 0 };
  if (!energyKj) return undefined;
  return {
    low: low(energyKj) / kilojoulesPerKcal,
    high: high(energyKj) / kilojoulesPerKcal,
    isCoarse: false,
  };
}

/** undefined where one of the four is missing. */
export function energyAgrees(column: WeighedColumn): boolean | undefined {
  const { fat, carbohydrate, protein, fibre } = column;
  const energy = caloriesOf(column);
  if (!energy || !fat || !carbohydrate || !protein) return undefined;
  const least = kcalOfMacros({ protein: low(protein), carbs: low(carbohydrate), fat: low(fat) });
  const most = kcalOfMacros({ protein: high(protein), carbs: high(carbohydrate), fat: high(fat) });
  // Carbohydrate includes fibre in the United States, and excludes it in Europe, where fibre has 2 kcal.
  const fibreLess = fibre ? kcalPerGram.carbs * high(fibre) : 0;
  const fibreMore = fibre ? kcalPerGram.fiber * high(fibre) : 0;
  const slack = Math.max(energyShare * energy.high, energy.isCoarse ? coarseEnergySlack : energySlack);
  return energy.high >= least - fibreLess - slack && energy.low <= most + fibreMore + slack;
}

function energiesAgree({ energyKcal, energyKj }: WeighedColumn): boolean | undefined {
  if (!energyKcal || !energyKj) return undefined;
  const slack = 0.03 * energyKj.value + 2;
  const least = low(energyKcal) * kilojoulesPerKcal - slack;
  const most = high(energyKcal) * kilojoulesPerKcal + slack;
  return high(energyKj) >= least && low(energyKj) <= most;
}

function isAtMost(part: WeighedFigure | undefined, whole: WeighedFigure | undefined): boolean | undefined {
  return part && whole ? low(part) <= high(whole) + 0.05 : undefined;
}

/** Printed figures are rounded, so their sum may exceed the whole by this factor. */
const partsSlack = 1.01;
const kcalPerGramMax = 9.05;
const mgPerGram = 1000;

/**
 * Whether the macronutrients weigh no more than the food. Carbohydrate includes fibre in the United States and excludes it in
 * Europe, so only the larger of the two is added.
 */
function gramsHold(column: WeighedColumn, grams: number): boolean {
  const least = (figure: WeighedFigure | undefined) => (figure ? low(figure) : 0);
  const { fat, protein, carbohydrate, fibre } = column;
  const parts = least(fat) + least(protein) + Math.max(least(carbohydrate), least(fibre));
  const energy = caloriesOf(column)?.low ?? 0;
  return parts <= partsSlack * grams && energy <= kcalPerGramMax * grams;
}

/** More than all of the food: no rounding explains it. */
export function isImpossible(key: FigureKey, figure: WeighedFigure, grams: number): boolean {
  const least = low(figure);
  if (key === "energyKcal") return least > kcalPerGramMax * grams;
  if (key === "energyKj") return least > kcalPerGramMax * kilojoulesPerKcal * grams;
  return least > partsSlack * grams * (key === "sodium" ? mgPerGram : 1);
}

/** Whether the weight was misread: energy and macronutrients agree with each other but not with it. */
export function isWeightWrong(column: WeighedColumn, grams: number): boolean {
  return energyAgrees(column) === true && !gramsHold(column, grams);
}

interface Check {
  readonly keys: readonly FigureKey[];
  readonly holds: boolean | undefined;
  /** A misread figure rarely passes it, so a figure that does is confirmed. */
  readonly confirms: boolean;
}

/** `grams`: the amount of food that the column is for; null if unknown. */
export function checksOf(column: WeighedColumn, grams: number | null): readonly Check[] {
  const energyKey: FigureKey = column.energyKcal ? "energyKcal" : "energyKj";
  return [
    { keys: ["energyKcal", "energyKj"], holds: energiesAgree(column), confirms: true },
    { keys: [energyKey, "fat", "carbohydrate", "protein"], holds: energyAgrees(column), confirms: true },
    { keys: ["saturates", "fat"], holds: isAtMost(column.saturates, column.fat), confirms: false },
    {
      keys: ["sugars", "carbohydrate"],
      holds: isAtMost(column.sugars, column.carbohydrate),
      confirms: false,
    },
    {
      keys: ["fat", "carbohydrate", "protein", "fibre"],
      holds: grams === null || gramsHold(column, grams),
      confirms: false,
    },
  ];
}
