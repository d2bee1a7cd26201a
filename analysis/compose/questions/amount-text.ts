import type { FoodRow } from "#food/food-row.ts";
import type { Text } from "#locales/render-text.ts";
import { portionsOf } from "../../text/portions/read-portions.ts";

/** Rounded as a person would: to 1 g below 20 g, to 5 g below 100 g, to 10 g below 400 g, else to 50 g. */
export function roundAmount(amount: number): number {
  const step = amount < 20 ? 1 : amount < 100 ? 5 : amount < 400 ? 10 : 50;
  return Math.max(1, Math.round(amount / step) * step);
}

const pieces: ReadonlySet<string> = new Set(["piece", "slice", "fillet", "small", "medium", "large", "thin"]);
const quarters = ["", "¼", "½", "¾"] as const;
const cupsMax = 3;

/** "1½", from a quarter to three cups; undefined beyond. */
function cupsText(cups: number): string | undefined {
  const rounded = Math.round(cups * 4);
  if (rounded < 1 || rounded > cupsMax * 4) return undefined;
  const whole = Math.floor(rounded / 4);
  return `${whole === 0 ? "" : whole}${quarters[rounded % 4] ?? ""}`;
}

/** A plain cup tells how full it is, "1 cup, dry, yields" does not; and nobody has cups of what comes in pieces. */
function gramsOfCup(row: FoodRow): number | undefined {
  if (portionsOf(row).some(({ kind, words }) => kind === "unit" && pieces.has(words[0] ?? "")))
    return undefined;
  return row.portions.find(({ description }) => /^1 cup(?:, cooked)?$/.test(description))?.grams;
}

/** "140 g (1 cup)", or "140 g". */
export function gramsText(row: FoodRow, grams: number): string | Text {
  const rounded = roundAmount(grams);
  const ofCup = gramsOfCup(row);
  const cups = ofCup === undefined ? undefined : cupsText(grams / ofCup);
  if (cups === undefined) return `${rounded} g`;
  // "½ cup" is singular in every language, whatever its plural rule says of 0.5.
  const count = grams / (ofCup ?? 1) < 1.125 ? 1 : cupsMax;
  return { key: "questions:amount.cups", values: { count, grams: rounded, cups } };
}

/** ml of a drink. */
export function drinkText(row: FoodRow, grams: number): string {
  return `${roundAmount(grams / (row.gramsPerMl ?? 1))} ml`;
}
