const steps = [1, 2, 5, 10, 20, 50, 100] as const;
const ticksMax = 7;

/** Whole numbers at the same distance from each other, around all values. */
export function evenTicks(lowest: number, highest: number): number[] {
  const ends = (step: number) => [Math.floor(lowest / step), Math.ceil(highest / step)] as const;
  const countOf = (step: number) => ends(step)[1] - ends(step)[0] + 1;
  const step = steps.find((one) => countOf(one) <= ticksMax) ?? steps[steps.length - 1] ?? 1;
  const [first] = ends(step);
  return Array.from({ length: countOf(step) }, (_, at) => (first + at) * step);
}
