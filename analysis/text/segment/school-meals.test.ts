import { expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

const countries: Readonly<Record<Language, string>> = { en: "GB", es: "ES", fr: "FR" };
const headings: Readonly<Record<Language, readonly string[]>> = {
  en: ["school lunch: ", "school dinner: ", "school dinners today: "],
  es: ["comedor del cole: ", "comedor escolar: "],
  fr: ["cantine scolaire : ", "cantine de l'école : "],
};
const meals: Readonly<Record<Language, readonly string[]>> = {
  en: ["mash, peas", "spaghetti bolognese, carrots", "sausage and mash, beans"],
  es: ["puré de patata, guisantes", "lentejas, arroz"],
  fr: ["purée, petits pois", "hachis parmentier, haricots verts"],
};

async function gramsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language, country: countries[language] });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  return foods.map(({ grams }) => grams).reduce((sum, grams) => sum + grams, 0);
}

it.each(
  languages.flatMap((language) =>
    headings[language].flatMap((heading) =>
      meals[language].map((meal) => [heading, meal, language] as const),
    ),
  ),
)("%s%s is a child's portion (%s)", async (heading, meal, language) => {
  const ofAdult = await gramsOf(meal, language);
  const ofChild = await gramsOf(`${heading}${meal}`, language);
  expect(ofChild).toBeGreaterThan(ofAdult * 0.4);
  expect(ofChild).toBeLessThan(ofAdult * 0.75);
});

it.each([
  ["en", "school lunch: 200 g mash"],
  ["es", "comedor del cole: 200 g de arroz"],
  ["fr", "cantine scolaire : 200 g de riz"],
] as const)("leaves an amount that was said (%s): %s", async (language, text) => {
  expect(await gramsOf(text, language)).toBeCloseTo(200);
});
