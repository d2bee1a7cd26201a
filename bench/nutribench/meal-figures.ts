import { median, quantile } from "../quantile.ts";
import type { MealLabels } from "./read-meals.ts";

export interface MeasuredMeal {
  readonly labels: MealLabels;
  readonly estimate: MealLabels;
  readonly range: { readonly low: number; readonly high: number };
  readonly hasQuestion: boolean;
  readonly milliseconds: number;
}

export interface MealFigures {
  readonly meals: number;
  /** Share of meals within 7.5 g of carbohydrate. */
  readonly carbsWithin7g5: number;
  /** Mean absolute errors: kcal and g. */
  readonly meanAbsoluteError: MealLabels;
  /** Share of meals whose labelled energy is inside the range. */
  readonly rangeCoverage: number;
  readonly withQuestion: number;
  readonly medianMs: number;
  readonly p99Ms: number;
}

/** The benchmark's tolerance: g of carbohydrate. */
const carbToleranceGrams = 7.5;

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Errors, shares and times of a set of meals: `estimate` against the `labels` of the set. */
export function figuresOf(measured: readonly MeasuredMeal[]): MealFigures {
  const error = (name: keyof MealLabels) =>
    mean(measured.map((meal) => Math.abs(meal.estimate[name] - meal.labels[name])));
  const share = (test: (meal: MeasuredMeal) => boolean) => mean(measured.map((meal) => (test(meal) ? 1 : 0)));
  const times = measured.map((meal) => meal.milliseconds);
  return {
    meals: measured.length,
    carbsWithin7g5: share(
      ({ estimate, labels }) => Math.abs(estimate.carbs - labels.carbs) <= carbToleranceGrams,
    ),
    meanAbsoluteError: {
      calories: error("calories"),
      protein: error("protein"),
      carbs: error("carbs"),
      fat: error("fat"),
    },
    rangeCoverage: share(
      ({ labels, range }) => labels.calories >= range.low && labels.calories <= range.high,
    ),
    withQuestion: share((meal) => meal.hasQuestion),
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
  };
}
