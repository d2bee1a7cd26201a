import type { MealAnalyser } from "#analysis/analyser.ts";
import { recipeIngredientsMax } from "#contract/limits.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../../core/app-error.ts";

interface IngredientList {
  readonly text: string;
  readonly language: Language;
  readonly country: Country;
}

const bullet = /^\s*(?:[-*•·–—▢☐]\s*|\d{1,2}[.)]\s+)/u;
/** "For the dough:" names no food. */
const heading = /:\s*$/;

/** Each line by itself, as what goes into the pot: raw unless it says otherwise. Throws `too_many_ingredients`. */
export async function readIngredientList(
  analyser: MealAnalyser,
  { text, language, country }: IngredientList,
) {
  const lines = text
    .split(/[\n\r]+/)
    .map((line) => line.replace(bullet, "").trim())
    .filter((line) => /\p{L}/u.test(line) && !heading.test(line));
  if (lines.length > recipeIngredientsMax) throw new AppError("too_many_ingredients");
  return Promise.all(
    lines.map(async (line) => {
      const outcome = await analyser.analyse({ text: line, language, country, isRecipe: true });
      const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
      return {
        line,
        foods: foods.map(({ name, grams, source, per100Grams, candidates }) => {
          const { calories, protein, carbs, fat, fiber } = per100Grams;
          const macros = { calories, protein, carbs, fat, fiber };
          return { name, grams, source, per100Grams: macros, candidates: [...candidates] };
        }),
      };
    }),
  );
}
