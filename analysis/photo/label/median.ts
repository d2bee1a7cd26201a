/** Of an even number the larger of the two in the middle; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
