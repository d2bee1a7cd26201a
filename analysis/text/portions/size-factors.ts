import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";

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

/** "Big Mac set", "Whopper set without drink" */
const setOfFoods = /^[^:,]* set(?: without drink)?(?:$|:)/;

/** Eggs are sold by these grades, and one of which nothing is said is a large one. USDA: 38, 44, 50 and 56 g without the shell. */
const eggGrades: readonly (readonly [size: readonly string[], factor: number])[] = [
  [["extra", "large"], 1.12],
  [["king"], 1.26],
  [["large"], 1],
  [["medium"], 0.88],
  [["small"], 0.76],
];

function gradeOf(row: FoodRow, said: readonly string[]): number | undefined {
  if (portionClassOf(row) !== "egg") return undefined;
  return eggGrades.find(([size]) => size.every((word) => said.includes(word)))?.[1];
}

/** A set's main food is the same in every size: only what comes with it grows, which is about half. */
export function sizeFactorFor(row: FoodRow, said: readonly string[]): number {
  const grade = gradeOf(row, said);
  if (grade !== undefined) return grade;
  const { source, category } = row;
  const isSet = category.startsWith("Standard recipes") && setOfFoods.test(source.description);
  return isSet ? Math.sqrt(sizeFactorOf(said)) : sizeFactorOf(said);
}

/** Sizes that differ in grams; "bar" and "ring" only say what one is. */
export function isSizeWord(word: string): boolean {
  return word === "medium" || word === "regular" || sizeFactorOf([word]) !== 1;
}
