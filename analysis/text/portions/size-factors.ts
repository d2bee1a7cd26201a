import type { FoodRow } from "#food/food-row.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { contentsIn } from "#food/portions/containers.ts";
import { wholeGrams } from "#food/portions/servings.ts";
import { wordSet } from "../words/read-word-files.ts";
import type { StatedAmount } from "./stated-amount.ts";

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

type Grades = readonly (readonly [size: readonly string[], grams: number])[];

/** g without the shell. Eggs are sold by these grades, and one of which nothing is said is of 50 g. USDA. */
const eggGrades: Grades = [
  [["jumbo"], 63],
  [["extra", "large"], 56],
  [["king"], 63],
  [["large"], 50],
  [["medium"], 44],
  [["small"], 38],
];
/** S, M, L and XL, less an eighth for the shell. Regulation (EU) 2023/2465; the same in the United Kingdom. */
const europeanEggGrades: Grades = [
  [["jumbo"], 66],
  [["extra", "large"], 66],
  [["king"], 66],
  [["large"], 59],
  [["medium"], 50],
  [["small"], 43],
];
const europeans: readonly string[] = ["ES", "FR", "GB"];
const eggGrams = 50;

const omelettes: ReadonlySet<string> = wordSet("omelette");

/** What was counted are eggs: "2 large scrambled eggs", but no large omelette. */
function areEggs(row: FoodRow, words: StatedAmount["words"]): boolean {
  const kind = portionClassOf(row);
  if (kind !== "omelette") return kind === "egg" || row.source.description.startsWith("Egg, ");
  const isScrambled = words.includes("scrambled") || !words.some((word) => omelettes.has(word));
  return words.includes("egg") && isScrambled;
}

type Named = Pick<StatedAmount, "country" | "words">;

function gradeOf(row: FoodRow, said: readonly string[], { country, words }: Named): number | undefined {
  if (!areEggs(row, words)) return undefined;
  const isEuropean = regionsOf(country).some((region) => europeans.includes(region));
  const grades = isEuropean ? europeanEggGrades : eggGrades;
  const grams = grades.find(([size]) => size.every((word) => said.includes(word)))?.[1];
  return grams && grams / eggGrams;
}

/** Across, as pizzas of these sizes are sold. */
const inchesOfSizes: readonly (readonly [size: string, inches: number])[] = [
  ["personal", 6.5],
  ["mini", 6.5],
  ["child", 8],
  ["small", 9.5],
  ["family", 17],
  ["king", 17],
  ["extra", 16],
  ["large", 14],
  ["medium", 12],
];

/** "12 inch", "30 cm": the inches that were said. */
export function inchesSaid(said: readonly string[]): number | undefined {
  const inches = Number(said[said.indexOf("inch") - 1]);
  return inches > 0 ? inches : undefined;
}

/** Of what is as heavy as it is wide: a pizza. */
function roundFactor(row: FoodRow, said: readonly string[], { country }: Named): number | undefined {
  const inches = inchesSaid(said) ?? inchesOfSizes.find(([size]) => said.includes(size))?.[1];
  const squareInch = contentsIn(row, "square-inch", country)?.amount;
  const whole = wholeGrams(row, country);
  if (inches === undefined || squareInch === undefined || whole === undefined) return undefined;
  return (squareInch * Math.PI * (inches / 2) ** 2) / whole;
}

/** A set's main food is the same in every size: only what comes with it grows, which is about half. */
export function sizeFactorFor(row: FoodRow, said: readonly string[], named: Named): number {
  const grade = gradeOf(row, said, named);
  if (grade !== undefined) return grade;
  const round = roundFactor(row, said, named);
  if (round !== undefined) return round;
  const { source, category } = row;
  const isSet = category.startsWith("Standard recipes") && setOfFoods.test(source.description);
  return isSet ? Math.sqrt(sizeFactorOf(said)) : sizeFactorOf(said);
}

/** Sizes that differ in grams; "bar" and "ring" only say what one is. */
export function isSizeWord(word: string): boolean {
  return word === "medium" || word === "regular" || sizeFactorOf([word]) !== 1;
}
