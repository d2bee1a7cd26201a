import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { roundFoodGrams } from "#domain/nutrition/round-food-grams.ts";

/** Grams per unit. */
const unitGrams: Readonly<Record<string, number>> = { g: 1, gr: 1, kg: 1000, oz: 28.349523125 };
const amount = String.raw`(?<count>\d+(?:[.,]\d+)?)\s*(?<unit>g|gr|kg|oz)\b\.?`;
const amountBefore = new RegExp(String.raw`^\s*${amount}\s+(?:de |of |d['’])?(?<words>.*\S)\s*$`, "i");
const amountBehind = new RegExp(String.raw`^\s*(?<words>.*?[^\s,])[\s,]+${amount}\s*$`, "i");

interface TypedAmount {
  readonly words: string;
  /** Undefined if none was typed, or one outside the limits of a food. */
  readonly grams?: number;
}

/** "biscuits 100 g" and "100 g biscuits" name a food and how much of it. */
export function splitAmount(query: string): TypedAmount {
  const {
    words,
    count = "",
    unit = "",
  } = (amountBehind.exec(query) ?? amountBefore.exec(query))?.groups ?? {};
  if (words === undefined) return { words: query };
  const grams = roundFoodGrams(Number(count.replace(",", ".")) * (unitGrams[unit.toLowerCase()] ?? 1));
  return grams >= foodGramsMin && grams <= foodGramsMax ? { words, grams } : { words };
}

/** Several foods, or a count of one: words for a scan rather than for a search. */
export function isSentence(query: string): boolean {
  const counted = /^\s*(?:\d+|a|an|un|una|une|des|unos|unas|two|dos|deux|half|medio|media)\s+\p{L}{2}/iu;
  const joined = /\p{L}\s*[,;+]\s*[\p{L}\d]|\p{L}\s(?:and|y|e|et|with|con|avec|plus|más)\s[\p{L}\d]/iu;
  return counted.test(query) || joined.test(query);
}
