import { fitLine, type LinePoint } from "#domain/body/fit-line.ts";

/** Two-sided 95 % quantile of the normal distribution, close enough to Student's for the sample sizes here. */
const z95 = 1.96;

/** Least squares; the slope's 95 % confidence interval is `slope` ± `halfWidth`. Infinite with fewer than three points. */
export function slopeOf(points: readonly LinePoint[]): {
  readonly slope: number;
  readonly halfWidth: number;
} {
  if (points.length < 3) return { slope: 0, halfWidth: Number.POSITIVE_INFINITY };
  const { slope, standardError } = fitLine(points);
  return { slope, halfWidth: z95 * standardError };
}
