// How well a goal was met over several days: the latest value, the mean, and a level.
import type { GoalPoint } from "#contract/shapes/insights.ts";
import { type GoalLevel, goalLevelOf } from "#domain/insights/goal-level.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

const trendMetrics = ["calories", "protein", "carbs", "fat", "fiber"] as const;
export type TrendMetric = (typeof trendMetrics)[number];

/** `open`: the day is not over, so that nothing is missed yet. */
export type TrendLevel = GoalLevel | "open";

export function trendLevelOf(metric: TrendMetric, { latest, isLatestOver }: TrendFigures): TrendLevel {
  const level = goalLevelOf(metric, latest);
  const isDecided = isLatestOver || level === "above" || level === "reached";
  return isDecided ? level : "open";
}

export function completionOf(point: GoalPoint, metric: TrendMetric): number {
  return point[`${metric}Completion`];
}

export interface TrendFigures {
  /** Percent on the last day with a meal. */
  readonly latest: number;
  readonly isLatestOver: boolean;
  /** Percent, over the days with a meal: a day without entries says nothing about what was eaten. */
  readonly average: number;
}

/** Undefined if no day has a meal. */
export function trendFigures(
  points: readonly GoalPoint[],
  metric: TrendMetric,
  today: CalendarDay,
): TrendFigures | undefined {
  const tracked = points.filter(({ isTracked }) => isTracked);
  const last = tracked.at(-1);
  if (!last) return undefined;
  const values = tracked.map((point) => completionOf(point, metric));
  return {
    latest: completionOf(last, metric),
    isLatestOver: last.date < today,
    average: values.reduce((sum, value) => sum + value, 0) / values.length,
  };
}

/** The metrics to choose from; not calories where the account hides them. */
export function shownMetrics(hidesCalories: boolean): readonly TrendMetric[] {
  return trendMetrics.filter((metric) => metric !== "calories" || !hidesCalories);
}
