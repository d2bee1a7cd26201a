/** What a size makes of the usual one, where the row lists no sizes. Our own round figures. */
const sizeFactors: ReadonlyMap<string, number> = new Map([
  ["mini", 0.4],
  ["small", 0.65],
  ["child", 0.55],
  ["large", 1.35],
  ["extra", 1.3],
  ["king", 1.7],
]);

export function sizeFactorOf(said: readonly string[]): number {
  return said.reduce((factor, word) => factor * (sizeFactors.get(word) ?? 1), 1);
}

/** Sizes that differ in grams; "bar" and "ring" only say what one is. */
export function isSizeWord(word: string): boolean {
  return word === "medium" || word === "regular" || sizeFactorOf([word]) !== 1;
}
