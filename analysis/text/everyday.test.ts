import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import type { MealAnalyser } from "#analysis/analyser.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { loadJudgedFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { createTextAnalyser } from "./text-analyser.ts";

const rightShareMin = 0.9;

/** Foods: for each, words one of which the row's description must have. Calories: what a dietitian would accept, kcal. */
const everydayMeals = z.array(
  z.object({
    text: z.string(),
    foods: z.array(z.array(z.string())),
    calories: z.tuple([z.number(), z.number()]),
  }),
);
type EverydayMeal = z.infer<typeof everydayMeals>[number];

function mealsIn(language: Language): readonly EverydayMeal[] {
  const file = new URL(`./everyday-${language}.json`, import.meta.url);
  return everydayMeals.parse(JSON.parse(readFileSync(file, "utf8")));
}

let analyser: MealAnalyser;
beforeAll(() => {
  analyser = createTextAnalyser(loadJudgedFoodTableOnce());
});

/** What is wrong with the answer; undefined when nothing is. */
async function faultOf(
  { text, foods, calories }: EverydayMeal,
  language: Language,
): Promise<string | undefined> {
  const outcome = await analyser.analyse({ text, language });
  if (outcome.kind !== "analysed") return `${text}: nothing recognised`;
  const rows = outcome.analysis.foods.map(
    ({ source, grams }) => `${source.description} (${Math.round(grams)} g)`,
  );
  const missing = foods.filter(
    (names) => !rows.some((row) => names.some((name) => row.toLowerCase().includes(name.toLowerCase()))),
  );
  const total = totalsOf(outcome.analysis).calories;
  const [low, high] = calories;
  if (missing.length === 0 && total >= low && total <= high) return undefined;
  const missed = missing.map((names) => names.join(" or ")).join(", ");
  return `${text}: ${total} kcal of ${low}–${high}; missing: ${missed || "none"}; found: ${rows.join(" | ")}`;
}

describe("meals as people type them", () => {
  it.each(languages)("are understood as a dietitian would, nine in ten: %s", async (language) => {
    const meals = mealsIn(language);
    expect(meals.length).toBeGreaterThanOrEqual(60);
    const faults: string[] = [];
    for (const meal of meals) {
      const fault = await faultOf(meal, language);
      if (fault !== undefined) faults.push(fault);
    }
    const rightShare = 1 - faults.length / meals.length;
    expect(rightShare, `\n${faults.join("\n")}\n`).toBeGreaterThanOrEqual(rightShareMin);
  });
});
