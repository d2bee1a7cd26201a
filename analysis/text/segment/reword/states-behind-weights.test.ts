/** analysis/text: from a sentence to foods. This test checks which weight counts where a food was weighed raw and cooked, and how the food is named. */
import { expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** Foods weighed twice, and what stands in the brackets in each order. */
const weighed: Readonly<Record<Language, readonly (readonly [string, readonly string[]])[]>> = {
  en: [
    ["pasta 80 g dry", ["cooked 200 g", "200 g cooked", "cooked: 200 g"]],
    ["rice 60 g", ["200 g cooked"]],
  ],
  es: [["arroz 60 g crudo", ["cocido 200 g", "200 g cocido"]]],
  fr: [
    ["pâtes 80 g crues", ["cuites 200 g", "200 g cuites", "cuites : 200 g"]],
    ["riz 60 g cru", ["200 g cuit"]],
  ],
};
const cases = languages.flatMap((language) =>
  weighed[language].flatMap(([food, inBrackets]) =>
    inBrackets.map((state) => [language, `${food} (${state})`] as const),
  ),
);

it.each(cases)("the weight in brackets counts (%s): %s", async (language, text) => {
  const outcome = await analyser.analyse({ text, language });
  const foods = outcome.kind === "analysed" ? outcome.analysis.foods : [];
  expect(foods.map(({ grams }) => grams)).toEqual([200]);
  const name = foods[0]?.name ?? "";
  expect(name.split("(").length).toBe(name.split(")").length);
});
