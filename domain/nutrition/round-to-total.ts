/**
 * Rounds the parts so that they add up to the rounded total, as they are read one below the other. The parts that move are
 * those whose own rounding was closest, then the largest, by one each; where that is not enough, none moves.
 */
export function roundToTotal(parts: readonly number[], total: number): readonly number[] {
  const rounded = parts.map(Math.round);
  const missing = Math.round(total) - rounded.reduce((sum, part) => sum + part, 0);
  if (Math.abs(missing) > parts.length) return rounded;
  const direction = Math.sign(missing);
  const gainOf = (at: number) => ((parts[at] ?? 0) - (rounded[at] ?? 0)) * direction;
  const order = parts
    .map((_, at) => at)
    .filter((at) => direction > 0 || (rounded[at] ?? 0) > 0)
    .sort((a, b) => gainOf(b) - gainOf(a) || (parts[b] ?? 0) - (parts[a] ?? 0));
  if (order.length < Math.abs(missing)) return rounded;
  const moved = new Set(order.slice(0, Math.abs(missing)));
  return rounded.map((part, at) => (moved.has(at) ? part + direction : part));
}
