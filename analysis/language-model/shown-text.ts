import { foodGramsMax } from "#domain/nutrition/meal-limits.ts";

/** Plain words on one line: no control characters, no markup, no addresses, at most `lengthMax` characters. */
export function shownText(text: string, lengthMax: number): string {
  return text
    .replace(/\p{C}/gu, " ")
    .replace(/<[^>]*>|[<>`*_[\]{}|\\]/g, " ")
    .replace(/\b\w+:\/\/\S*/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, lengthMax)
    .trim();
}

/** Whether somebody could be served so many grams of one food. */
export function isGrams(grams: number): boolean {
  return Number.isFinite(grams) && grams >= 1 && grams <= foodGramsMax;
}
