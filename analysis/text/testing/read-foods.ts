import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** The foods of a text, none where it names none; in the language's usual country unless another is given. */
export async function readFoods(
  text: string,
  language: Language,
  country?: Country,
): Promise<readonly AnalysedFood[]> {
  const outcome = await analyser.analyse({ text, language, ...(country && { country }) });
  return outcome.kind === "analysed" ? outcome.analysis.foods : [];
}
