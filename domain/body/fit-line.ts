export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

/** The slope of the least-squares line, and its standard error: infinite with fewer than three points. */
export function fitLine(points: readonly LinePoint[]): {
  readonly slope: number;
  readonly standardError: number;
} {
  const mean = (pick: (point: LinePoint) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)];
  const variance = mean(({ x }) => (x - meanX) ** 2);
  const slope = mean(({ x, y }) => (x - meanX) * (y - meanY)) / variance;
  const residual = mean(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2);
  const freedom = points.length - 2;
  return {
    slope,
    standardError: freedom > 0 ? Math.sqrt(residual / variance / freedom) : Number.POSITIVE_INFINITY,
  };
}
