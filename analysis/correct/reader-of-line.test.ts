import { describe, expect, it } from "vitest";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { foodsPerMealMax } from "#domain/nutrition/meal-limits.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "../text/text-analyser.ts";
import { createMealCorrector } from "./correct-meal.ts";
import { readForLineMax } from "./reader-of-line.ts";
import { mealOf } from "./testing/correct-typed-meal.ts";

const table = loadFoodTableOnce();
/** As long as a line can be. */
const lineLength = 500;
const meals: Readonly<Record<Language, string>> = {
  en: "coffee with milk, fried rice with chicken, ham sandwich, cheese pizza, apple pie, beef stew, banana",
  es: "café con leche, arroz con pollo, bocadillo de jamón, pizza de queso, tarta de manzana, plátano",
  fr: "café au lait, riz au poulet, sandwich au jambon, pizza au fromage, tarte aux pommes, banane",
};
/** Words that name no food of their own, so that each food of the meal may be what they are said of. */
const repeated: Readonly<Record<Language, string>> = {
  en: "half of rosco. cod. ",
  es: "bickie et corintobisquet 100 g mms avec ",
  fr: "191 onde y pok: why, ",
};
/** Each sentence asks for something else. */
const openings: Readonly<Record<Language, readonly string[]>> = {
  en: ["no", "it was", "the milk was"],
  es: ["sin", "era", "la leche era"],
  fr: ["sans", "c'était", "le lait était"],
};
const unknownWords = Array.from({ length: 100 }, (_, at) => `z${(at * 7919).toString(36)}o`);

const cases = languages.flatMap((language) => [
  { language, of: repeated[language], line: repeated[language].repeat(lineLength) },
  ...openings[language].map((opening) => {
    const sentences = unknownWords.map((word) => `${opening} ${word}. `);
    return { language, of: opening, line: sentences.join("") };
  }),
]);

/** Of a meal as large as any, as the line is applied: what was read, and the most that was read without others' turn. */
async function watchedCorrection(line: string, language: Language) {
  const reader = createTextAnalyser(table);
  const read: string[] = [];
  let inOneTurn = 0;
  let mostInOneTurn = 0;
  const watched: MealAnalyser = {
    ...reader,
    analyse: (request) => {
      read.push(request.text);
      inOneTurn += 1;
      mostInOneTurn = Math.max(mostInOneTurn, inOneTurn);
      return reader.analyse(request);
    },
  };
  const { foods, ...meal } = await mealOf(meals[language], language);
  const many = Array.from({ length: foodsPerMealMax }, (_, at) => ({
    ...(foods[at % foods.length] as (typeof foods)[number]),
    id: `food-${at}`,
  }));
  let isDone = false;
  const takeTurn = () => {
    inOneTurn = 0;
    if (!isDone) setImmediate(takeTurn);
  };
  takeTurn();
  await createMealCorrector(watched, table).correct({ ...meal, foods: many }, line);
  isDone = true;
  return { read, mostInOneTurn };
}

describe("a line about a meal of many foods", () => {
  it.each(cases)(
    "in $language, of $of, reads no more than a line needs, and leaves their turn to others",
    async ({ language, line }) => {
      const { read, mostInOneTurn } = await watchedCorrection(line.slice(0, lineLength), language);
      expect(read.length).toBeGreaterThan(0);
      expect(read.join("").length).toBeLessThanOrEqual(readForLineMax);
      expect(new Set(read).size).toBe(read.length);
      expect(mostInOneTurn).toBe(1);
    },
  );
});
