// How well a goal was met over several days: the latest value, the mean, and a level.
import type { GoalPoint } from "#contract/shapes/progress.ts";

const trendMetrics = ["calories", "protein", "carbs", "fat", "fiber"] as const;
export type TrendMetric = (typeof trendMetrics)[number];

export type GoalLevel = "reached" | "close" | "below";

const reachedPercent = 100;
const closePercent = 80;

export function goalLevelOf(percent: number): GoalLevel {
  if (percent >= reachedPercent) return "reached";
  return percent >= closePercent ? "close" : "below";
}

export function completionOf(point: GoalPoint, metric: TrendMetric): number {
  return point[`${metric}Completion`];
}

export interface TrendFigures {
  /** Percent on the last day with a meal. */
  readonly latest: number;
  /** Percent, over the days with a meal: a day without entries says nothing about what was eaten. */
  readonly average: number;
}

/** Undefined if no day has a meal. */
export function trendFigures(points: readonly GoalPoint[], metric: TrendMetric): TrendFigures | undefined {
  const values = points.filter(({ isTracked }) => isTracked).map((point) => completionOf(point, metric));
  const latest = values.at(-1);
  if (latest === undefined) return undefined;
  return { latest, average: values.reduce((sum, value) => sum + value, 0) / values.length };
}

/** Without calories where the account hides them. */
export function shownMetrics(hidesCalories: boolean): readonly TrendMetric[] {
  return trendMetrics.filter((metric) => metric !== "calories" || !hidesCalories);
}
