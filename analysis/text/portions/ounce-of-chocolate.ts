/** Knows the one measure that a language gives another meaning: in Spanish, an "onza" of chocolate is a square of the bar. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";

/** g of a square of chocolate. */
export const squareGrams = 10;

export function countsOuncesAsSquares(row: FoodRow, language: Language): boolean {
  return language === "es" && /chocolate/i.test(row.source.description) && row.nutriScoreClass === "general";
}
