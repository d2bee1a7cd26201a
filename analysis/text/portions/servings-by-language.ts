/** analysis/text: from a sentence to foods. This file corrects how much goes without saying where the source thinks of cups and slices of the United States. Our own choice, from everyday use. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";

/** FNDDS codes have eight digits, of which the first tell the kind of food. */
const fnddsCode = /^\d{8}$/;
/** By the start of the FNDDS code: g of the cup, glass or pot usual in Europe and Latin America. Never more than the source's own: an espresso stays one. */
const largestServingGrams: readonly (readonly [string, number])[] = [
  ["921", 200], // coffee, coffee with milk
  ["9230", 200], // tea, infusions
  ["111", 200], // milk
  ["114", 125], // yogurt
  ["612", 200], // fruit juice
  ["924", 330], // soft drinks
  ["931", 250], // beer: a caña, a demi
  ["9340", 150], // wine
];
/** By FNDDS code: g that is eaten beside a meal; the source thinks of one slice for toast. */
const breadGrams: ReadonlyMap<string, number> = new Map([
  ["51000100", 50], // bread
  ["51101000", 50], // white bread
]);
/** By the start of the FNDDS code: g of one, where the source thinks of a piece of it or of a larger kind. */
const wholeGrams: readonly (readonly [string, number])[] = [
  ["58106", 400], // pizza
  ["53520200", 35], // churro
];

function isSpokenOf(row: FoodRow, language: Language): boolean {
  return language !== "en" && fnddsCode.test(row.source.code);
}

function startingLike(row: FoodRow, known: readonly (readonly [string, number])[]): number | undefined {
  return known.find(([start]) => row.source.code.startsWith(start))?.[1];
}

/** g of one cup, glass or pot; undefined where the source's own amount holds. */
export function usualServingGrams(row: FoodRow, language: Language): number | undefined {
  const known = isSpokenOf(row, language) ? startingLike(row, largestServingGrams) : undefined;
  if (known === undefined) return undefined;
  return row.defaultGrams === null ? known : Math.min(known, row.defaultGrams);
}

/** g of bread when nobody says how much. */
export function usualBreadGrams(row: FoodRow, language: Language): number | undefined {
  return isSpokenOf(row, language) ? breadGrams.get(row.source.code) : undefined;
}

/** g of one that is counted whole: "una pizza". */
export function usualWholeGrams(row: FoodRow, language: Language): number | undefined {
  return isSpokenOf(row, language) ? startingLike(row, wholeGrams) : undefined;
}

/** g of a square of chocolate. */
export const squareGrams = 10;

/** In Spanish, an "onza" of chocolate is a square of the bar. */
export function isOunceASquare(row: FoodRow, language: Language): boolean {
  return language === "es" && /chocolate/i.test(row.source.description) && row.nutriScoreClass === "general";
}
