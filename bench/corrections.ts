// `npm run bench:corrections -- [--show]`: how many combined corrections change a meal as they ask.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createMealCorrector } from "#analysis/correct/correct-meal.ts";
import { createTextAnalyser } from "#analysis/text/text-analyser.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTable } from "#food/load-food-table.ts";

/** Of the grams: half a slice more or less is the same portion. */
const gramsTolerance = 0.15;
const isShowing = process.argv.includes("--show");
const table = loadFoodTable();
const analyser = createTextAnalyser(table);
const corrector = createMealCorrector(analyser, table);

interface Case {
  readonly meal: string;
  readonly correction: string;
  /** `word`, `word 150` (grams) or `word x2` (times as before), in any order; `a|b` is either. */
  readonly expected: readonly string[];
}

function readCases(language: Language): readonly Case[] {
  const text = readFileSync(join(import.meta.dirname, "corrections", `${language}.tsv`), "utf8");
  const [, ...lines] = text.trim().split("\n");
  return lines.map((line) => {
    const [meal = "", correction = "", expected = ""] = line.split("\t");
    return { meal, correction, expected: expected.split("; ") };
  });
}

function isMet(option: string, food: AnalysedFood, before: readonly AnalysedFood[]): boolean {
  const [, words = option, sign, figure] = /^(.+?)(?: (x?)([\d.]+))?$/.exec(option) ?? [];
  const named = (each: AnalysedFood) =>
    `${each.source.description} ${each.name}`.toLowerCase().includes(words.toLowerCase());
  if (!named(food)) return false;
  if (figure === undefined) return true;
  const base = sign === "x" ? (before.find(named) ?? before[0])?.grams : 1;
  const wanted = Number(figure) * (base ?? 0);
  return Math.abs(food.grams - wanted) <= gramsTolerance * wanted;
}

async function isRight({ meal, correction, expected }: Case, language: Language): Promise<boolean> {
  const analysed = await analyser.analyse({ text: meal, language });
  if (analysed.kind !== "analysed") throw new Error(`No food in ${meal}`);
  const outcome = await corrector.correct(analysed.analysis, correction);
  const foods = outcome.kind === "changed" ? outcome.analysis.foods : [];
  const before = analysed.analysis.foods;
  const right =
    foods.length === expected.length &&
    expected.every((each) => foods.some((food) => each.split("|").some((one) => isMet(one, food, before))));
  if (isShowing && !right) {
    const written = (all: readonly AnalysedFood[]) =>
      all.map(({ source, grams }) => `${source.description} ${Math.round(grams)}`).join(" + ");
    console.log(
      `${meal} | ${correction}\n   before: ${written(before)}\n   ${outcome.kind}: ${written(foods)}\n   expected: ${expected.join("; ")}`,
    );
  }
  return right;
}

for (const language of languages) {
  const cases = readCases(language);
  let right = 0;
  for (const each of cases) if (await isRight(each, language)) right += 1;
  console.log(`${language}: ${right} of ${cases.length}`);
}
