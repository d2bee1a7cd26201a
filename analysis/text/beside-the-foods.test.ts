import { describe, expect, it } from "vitest";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";
import { takeTurns } from "./testing/take-turns.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const analyser = createTextAnalyser(loadFoodTableOnce());

/** Each food with its row and weight. */
async function foodsOf(text: string, language: Language): Promise<readonly string[]> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return [];
  return outcome.analysis.foods.map(({ source, grams }) => `${source.description}: ${grams.toFixed(1)} g`);
}

const remarks = new Map(
  readTsv(new URL("./testing/remarks.tsv", import.meta.url)).map(([language, phrases = ""]) => [
    language,
    phrases.split("; "),
  ]),
);

const meals: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "ham sandwich, crisps",
    "2 eggs on toast",
    "150 g salmon, 200 g potatoes",
    "a bowl of pasta",
    "a pint of lager",
  ],
  es: [
    "filete, patatas, ensalada",
    "2 huevos fritos con pan",
    "un plato de paella",
    "café con leche",
    "una caña",
  ],
  fr: [
    "steak, frites, salade",
    "2 parts de quiche",
    "une assiette de pâtes",
    "café au lait",
    "tartine beurre confiture",
  ],
};

const places: Readonly<Record<string, (meal: string, remark: string) => string>> = {
  "before a comma": (meal, remark) => `${remark}, ${meal}`,
  "before a colon": (meal, remark) => `${remark}: ${meal}`,
  "behind a comma": (meal, remark) => `${meal}, ${remark}`,
  "in brackets": (meal, remark) => `${meal} (${remark})`,
  "on a line of its own": (meal, remark) => `${meal}\n${remark}`,
};

const placeNames = Object.keys(places);
/** Each remark with a ninth of the pairs of meal and place. */
const turns = 9;

describe.each(languages)("what is said beside the foods in %s", (language) => {
  it.each(Object.entries(places))("adds nothing and takes no amount %s", async (name, place) => {
    const changed: string[] = [];
    for (const [at, meal] of meals[language].entries()) {
      const alone = await foodsOf(meal, language);
      for (const remark of takeTurns(remarks.get(language) ?? [], turns, at + placeNames.indexOf(name))) {
        const text = place(meal, remark);
        const foods = await foodsOf(text, language);
        if (foods.join() !== alone.join())
          changed.push(`${text} => ${foods.join("; ")}, not ${alone.join("; ")}`);
      }
    }
    expect(changed).toEqual([]);
  });
});
