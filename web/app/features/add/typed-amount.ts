import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import type { Addable } from "./addable.ts";

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
  const grams = Math.round(Number(count.replace(",", ".")) * (unitGrams[unit.toLowerCase()] ?? 1));
  return grams >= foodGramsMin && grams <= foodGramsMax ? { words, grams } : { words };
}

export function withTypedGrams(addable: Addable, grams: number | undefined): Addable {
  if (grams === undefined || addable.grams <= 0) return addable;
  return { ...addable, grams, calories: (addable.calories * grams) / addable.grams };
}
