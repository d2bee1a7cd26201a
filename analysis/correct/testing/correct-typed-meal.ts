/** Meals as they are typed, and their corrections. */
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text/text-analyser.ts";
import { createMealCorrector } from "../correct-meal.ts";

const table = loadFoodTableOnce();
const analyser = createTextAnalyser(table);
export const corrector = createMealCorrector(analyser, table);

export async function mealOf(text: string, language: Language, country?: Country): Promise<MealAnalysis> {
  const outcome = await analyser.analyse({ text, language, ...(country && { country }) });
  if (outcome.kind !== "analysed") throw new Error(`No food in ${text}`);
  return outcome.analysis;
}

export async function change(text: string, line: string, language: Language) {
  const meal = await mealOf(text, language);
  return { meal, outcome: await corrector.correct(meal, line) };
}

/** The meal as the line changes it; throws where it does not. */
export async function changedMeal(text: string, line: string, language: Language) {
  const { meal, outcome } = await change(text, line, language);
  if (outcome.kind !== "changed") throw new Error(`${line}: ${outcome.kind}`);
  return { meal, ...outcome };
}
