import type { MealAnalyser } from "#analysis/analyser.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import { type Country, isCountry } from "#domain/people/country.ts";
import { defaultLanguage, type Language, languageOf } from "#domain/people/language.ts";
import { mealTextMaxLength } from "../text/text-limits.ts";

export type Id = string | number | null;

const errorMessages = {
  malformed_json: "The line is not a JSON object with a text.",
  empty_text: "Describe what you ate.",
  text_too_long: "The description is longer than 2,000 characters.",
  no_food_recognised: "No food was recognised in this description.",
  photo_unreadable: "The photo cannot be read.",
} as const;
type ErrorCode = keyof typeof errorMessages;

export type LineAnswer =
  | { readonly id: Id; readonly error: { readonly code: ErrorCode; readonly message: string } }
  | ({ readonly id: Id; readonly readBy: string } & ReturnType<typeof presentMeal>);

/** Nobody: only answers that were recorded are given here. */
export const spender = { caller: "command line", network: "none" };

interface Asked {
  readonly id: Id;
  readonly text: string;
  readonly language: Language;
  readonly country: Country | undefined;
}

export function failureAnswer(id: Id, code: ErrorCode): LineAnswer {
  return { id, error: { code, message: errorMessages[code] } };
}

export function idOf(value: object): Id {
  const id = "id" in value ? value.id : null;
  return typeof id === "string" || typeof id === "number" ? id : null;
}

/** undefined for what is no JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** The language asked for, English unless one is; undefined for one that is not spoken here. */
export function parseLanguage(value: object): Language | undefined {
  const tag = "language" in value ? value.language : defaultLanguage;
  return typeof tag === "string" ? languageOf(tag) : undefined;
}

/** ISO 3166-1 alpha-2, whose portions are meant; undefined for the usual one of the language. */
export function parseCountry(value: object): Country | undefined {
  const code = "country" in value ? value.country : undefined;
  return typeof code === "string" && isCountry(code) ? code : undefined;
}

/** undefined for a line without words. */
export function wordsOfLine(value: object): Asked | undefined {
  const text = "text" in value ? value.text : undefined;
  const language = parseLanguage(value);
  if (typeof text !== "string" || language === undefined) return undefined;
  return { id: idOf(value), text, language, country: parseCountry(value) };
}

export function presentMeal(analysis: MealAnalysis) {
  const { quantityGrams, calories, protein, carbs, fat, fiber, nutriScore, range, micronutrients } =
    totalsOf(analysis);
  return {
    name: analysis.name,
    quantity: quantityGrams,
    calories,
    protein,
    carbs,
    fat,
    fiber,
    nutriScore,
    range,
    micronutrients,
    foods: analysis.foods.map((food) => ({
      name: food.name,
      grams: Math.round(food.grams * 10) / 10,
      calories: foodFigures(food).calories,
      source: food.source,
    })),
    questions: analysis.questions.map(({ questionText, choices, spreadKcal }) => ({
      questionText,
      choices: choices.map((choice) => choice.text),
      spreadKcal: Math.round(spreadKcal),
    })),
    setAside: analysis.setAside ?? [],
    unread: (analysis.unread ?? []).map(({ word }) => word),
  };
}

/** Never throws for what a line can hold. */
export async function analyseLine(analyser: MealAnalyser, line: string): Promise<LineAnswer> {
  const value = parseLine(line);
  if (typeof value !== "object" || value === null) return failureAnswer(null, "malformed_json");
  const asked = wordsOfLine(value);
  if (asked === undefined) return failureAnswer(idOf(value), "malformed_json");
  const text = asked.text.trim();
  if (text === "") return failureAnswer(asked.id, "empty_text");
  if (text.length > mealTextMaxLength) return failureAnswer(asked.id, "text_too_long");
  const { language, country } = asked;
  const outcome = await analyser.analyse({ text, language, ...(country && { country }), spender });
  if (outcome.kind === "no_food_recognised") return failureAnswer(asked.id, "no_food_recognised");
  return { id: asked.id, readBy: outcome.readBy ?? "reader", ...presentMeal(outcome.analysis) };
}
