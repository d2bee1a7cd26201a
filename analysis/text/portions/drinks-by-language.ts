/** analysis/text: from a sentence to foods. This file corrects how much of a drink goes without saying where the source thinks of cups of the United States. Our own choice, from everyday use. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";

/** FNDDS codes have eight digits, of which the first tell the kind of drink. */
const fnddsCode = /^\d{8}$/;
/** By the start of the FNDDS code: g of the cup or glass usual in Europe and Latin America. */
const metricDrinkGrams: readonly (readonly [string, number])[] = [
  ["9210", 200], // coffee, coffee with milk
  ["9230", 200], // tea, infusions
  ["111", 200], // milk
  ["612", 200], // fruit juice
  ["924", 330], // soft drinks
  ["931", 250], // beer: a caña, a demi
  ["9340", 150], // wine
];

/** g; undefined where the source's own amount holds. Never more than that: an espresso stays one. */
export function usualDrinkGrams(row: FoodRow, language: Language): number | undefined {
  if (language === "en" || !fnddsCode.test(row.source.code) || row.defaultGrams === null) return undefined;
  const known = metricDrinkGrams.find(([start]) => row.source.code.startsWith(start))?.[1];
  return known === undefined ? undefined : Math.min(known, row.defaultGrams);
}
