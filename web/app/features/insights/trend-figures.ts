/** web/features/insights: what a run of days says of each goal: its latest value, its mean, and how that stands (spec section 9). */
import type { GoalPoint } from "#contract/shapes/progress.ts";

export const trendMetrics = ["calories", "protein", "carbs", "fat", "fiber"] as const;
export type TrendMetric = (typeof trendMetrics)[number];

export type GoalStanding = "reached" | "close" | "below";

const reachedPercent = 100;
const closePercent = 80;

/** 100 % and more: reached; from 80 %: close; under that: below. */
export function standingOf(percent: number): GoalStanding {
  if (percent >= reachedPercent) return "reached";
  return percent >= closePercent ? "close" : "below";
}

export function completionOf(point: GoalPoint, metric: TrendMetric): number {
  return point[`${metric}Completion`];
}

export interface TrendFigures {
  /** Percent on the last day with a meal. */
  readonly latest: number;
  /** Percent, over the days with a meal: days that nobody logged say nothing of what was eaten. */
  readonly average: number;
}

/** Undefined where no day has a meal. */
export function trendFigures(points: readonly GoalPoint[], metric: TrendMetric): TrendFigures | undefined {
  const values = points.filter(({ isTracked }) => isTracked).map((point) => completionOf(point, metric));
  const latest = values.at(-1);
  if (latest === undefined) return undefined;
  return { latest, average: values.reduce((sum, value) => sum + value, 0) / values.length };
}
