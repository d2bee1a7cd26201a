/** analysis/compose/questions: what is worth asking of a meal. This file fills the wordings with foods and amounts. */
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { portionsOf } from "../../text/portions/read-portions.ts";
import { type QuestionTextKey, questionTexts } from "./question-texts.ts";

type Values = Readonly<Record<string, string | number>>;

export function worded(language: Language, key: QuestionTextKey, values: Values = {}): string {
  return questionTexts[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** In the person's own words, with a capital, as it opens the question. */
export function foodInQuestion(food: AnalysedFood, language: Language): string {
  return food.name.charAt(0).toLocaleUpperCase(language) + food.name.slice(1);
}

/** Steps that a person would round to: 5 g for a little, 10 g and 50 g for more. */
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
export function gramsText(language: Language, row: FoodRow, grams: number): string {
  const rounded = roundAmount(grams);
  const ofCup = gramsOfCup(row);
  const cups = ofCup === undefined ? undefined : cupsText(grams / ofCup);
  if (cups === undefined) return `${rounded} g`;
  const isOneOrLess = grams / (ofCup ?? 1) < 1.125;
  return worded(language, isOneOrLess ? "oneCup" : "moreCups", { grams: rounded, cups });
}

/** ml of a drink. */
export function drinkText(row: FoodRow, grams: number): string {
  return `${roundAmount(grams / (row.gramsPerMl ?? 1))} ml`;
}
