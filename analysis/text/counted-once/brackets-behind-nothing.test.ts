import { expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

async function foodsOf(text: string, language: Language) {
  const outcome = await analyser.analyse({ text, language });
  return outcome.kind === "analysed"
    ? outcome.analysis.foods.map(({ source, grams }) => [source.code, Math.round(grams)])
    : [];
}

const places = {
  fr: ["crous", "buffet", "midi au crous"],
  es: ["bufé", "comedor"],
  en: ["buffet", "hospital menu"],
} as const;
const lists = {
  fr: ["paella, yaourt, pain", "oeufs mayo et charcuterie"],
  es: ["paella, yogur, pan"],
  en: ["paella, yogurt, bread"],
} as const;

it.each(
  (["fr", "es", "en"] as const).flatMap((language) =>
    places[language].flatMap((place) => lists[language].map((list) => [place, list, language] as const)),
  ),
)("%s (%s) is what the brackets list", async (place, list, language) => {
  expect(await foodsOf(`${place} (${list})`, language)).toEqual(await foodsOf(list, language));
});

it.each([
  ["sandwich (pain, beurre, jambon)", "fr", 1],
  ["gumbo (chicken and sausage)", "en", 1],
  ["a cup of fat-free (skim) milk", "en", 1],
])("brackets behind a dish say what is in it: %s", async (text, language, foods) => {
  expect(await foodsOf(text, language as Language)).toHaveLength(foods);
});
