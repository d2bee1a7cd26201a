/** By the Mann-Whitney test, which no outlier and no shape of the distribution misleads. */
export interface RankComparison {
  /** Of the pairs of one value from each, in how many the first is larger; ties count half. */
  readonly share: number;
  /** The share differs from a half by no more than chance explains. */
  readonly isAlike: boolean;
}

/** In units of the share's standard deviation: chance passes it once in 370 comparisons. */
const deviationsMax = 3;

export function compareRanks(first: readonly number[], second: readonly number[]): RankComparison {
  let larger = 0;
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0;
  const pairs = first.length * second.length;
  const deviation = Math.sqrt((first.length + second.length + 1) / (12 * pairs));
  const share = larger / pairs;
  return { share, isAlike: Math.abs(share - 0.5) <= deviationsMax * deviation };
}
