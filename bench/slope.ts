/** Two-sided 95 % quantile of the normal distribution, close enough to Student's for the sample sizes here. */
const z95 = 1.96;

/** Least squares; the slope's 95 % confidence interval is `slope` ± `halfWidth`. Infinite with fewer than three points. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): {
  readonly slope: number;
  readonly halfWidth: number;
} {
  const n = points.length;
  if (n < 3) return { slope: 0, halfWidth: Number.POSITIVE_INFINITY };
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / n;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / n;
  const sxx = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const sxy = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const slope = sxy / sxx;
  const residuals = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, halfWidth: z95 * Math.sqrt(residuals / (n - 2) / sxx) };
}
