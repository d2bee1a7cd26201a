/** bench/: how right a set of analyses is. Accuracy as NutriBench counts it: carbohydrate within 7.5 g. */

import type { CalorieRange } from "#domain/nutrition/meal-analysis.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { TrueFigures } from "./read-meal-files.ts";

const carbohydrateToleranceGrams = 7.5;

/** One analysed meal. A meal in which no food was recognised counts as all zeros. */
export interface Answer {
  readonly truth: TrueFigures;
  readonly figures: Pick<Macronutrients, "calories" | "carbs" | "protein" | "fat">;
  readonly range: CalorieRange;
  readonly hasQuestion: boolean;
  readonly isRecognised: boolean;
  readonly tookMs: number;
}

export interface SetFigures {
  readonly meals: number;
  /** Percent of meals whose carbohydrate is within 7.5 g. */
  readonly accuracyPercent: number;
  /** Mean absolute errors, g and kcal. */
  readonly carbsMae: number;
  readonly proteinMae: number;
  readonly fatMae: number;
  readonly caloriesMae: number;
  /** Percent of meals whose true energy lies in the stated range. */
  readonly inRangePercent: number;
  readonly withQuestionPercent: number;
  readonly nothingRecognisedPercent: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function percentOf(answers: readonly Answer[], isSo: (answer: Answer) => boolean): number {
  return round((answers.filter(isSo).length * 100) / answers.length, 1);
}

function meanError(answers: readonly Answer[], name: "calories" | "carbs" | "protein" | "fat"): number {
  const errors = answers.flatMap(({ truth, figures }) => {
    const right = truth[name];
    return right === undefined ? [] : [Math.abs(right - figures[name])];
  });
  return round(errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length), 2);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function figuresOf(answers: readonly Answer[]): SetFigures {
  const times = answers.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const withEnergy = answers.filter(({ truth }) => truth.calories !== undefined);
  return {
    meals: answers.length,
    accuracyPercent: percentOf(
      answers,
      ({ truth, figures }) => Math.abs(truth.carbs - figures.carbs) <= carbohydrateToleranceGrams,
    ),
    carbsMae: meanError(answers, "carbs"),
    proteinMae: meanError(answers, "protein"),
    fatMae: meanError(answers, "fat"),
    caloriesMae: meanError(answers, "calories"),
    inRangePercent: percentOf(
      withEnergy,
      ({ truth: { calories = 0 }, range }) => calories >= range.low && calories <= range.high,
    ),
    withQuestionPercent: percentOf(answers, ({ hasQuestion }) => hasQuestion),
    nothingRecognisedPercent: percentOf(answers, ({ isRecognised }) => !isRecognised),
    medianMs: round(quantile(times, 0.5), 2),
    p99Ms: round(quantile(times, 0.99), 2),
  };
}
