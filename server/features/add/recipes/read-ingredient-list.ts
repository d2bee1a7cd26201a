import { setImmediate as letOthersRun } from "node:timers/promises";
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { Spender } from "#analysis/language-model/model-budget.ts";
import { mealTextMaxLength, recipeIngredientsMax } from "#contract/limits.ts";
import { shownCandidates } from "#domain/nutrition/shown-candidates.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";

interface IngredientList {
  readonly text: string;
  readonly language: Language;
  readonly country: Country;
  readonly spender: Spender | undefined;
}

const bullet = /^\s*(?:[-*•·–—▢☐]\s*|\d{1,2}[.)]\s+)/u;
/** "For the dough:" names no food. */
const heading = /:\s*$/;

/**
 * Each line by itself, as what goes into the pot: raw unless it says otherwise. Throws `too_many_ingredients`, and
 * `ingredient_line_too_long` for a line that is longer than the text of a meal may be.
 */
export async function readIngredientList(
  analyser: MealAnalyser,
  { text, language, country, spender }: IngredientList,
) {
  const lines = text
    .split(/[\n\r]+/)
    .map((line) => line.replace(bullet, "").trim())
    .filter((line) => /\p{L}/u.test(line) && !heading.test(line));
  if (lines.length > recipeIngredientsMax) throw new AppError("too_many_ingredients");
  if (lines.some((line) => line.length > mealTextMaxLength)) throw new AppError("ingredient_line_too_long");
  const reading = [];
  for (const line of lines) {
    // Not waited for: a language model may take seconds for each of them.
    reading.push(readLine(analyser, { text: line, language, country, spender }));
    await letOthersRun();
  }
  return Promise.all(reading);
}

async function readLine(analyser: MealAnalyser, line: IngredientList) {
  const outcome = await analyser.analyse({ ...line, isRecipe: true });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return {
    line: line.text,
    foods: foods.map((food) => {
      const { name, grams, source } = food;
      const { calories, protein, carbs, fat, fiber } = food.per100Grams;
      const per100Grams = { calories, protein, carbs, fat, fiber };
      return { name, grams, source, per100Grams, candidates: shownCandidates(food) };
    }),
  };
}
