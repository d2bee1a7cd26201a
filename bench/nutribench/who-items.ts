// Compares single foods with the WHO meals, whose foods and weights are all known.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { MealAnalyser } from "#analysis/analyser.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";

const meal = z.object({
  grams: z.array(z.number()),
  kcal: z.array(z.number()),
  queries: z.array(z.string()),
});

export interface FoundItems {
  readonly items: number;
  /** Share of foods for which a food of that weight was recognised. */
  readonly weighed: number;
  /** Share of foods whose weight and, within 25 %, energy are right. */
  readonly right: number;
}

/** The sentences state grams, sometimes rounded. */
const gramsTolerance = { share: 0.002, grams: 0.6 };
const energyToleranceShare = 0.25;
/** Below this, 25 % is less than 1 kcal. */
const smallestEnergyKcal = 4;

/** Removes the food from `foods`, so that it matches only one item. */
function takeByWeight(foods: AnalysedFood[], grams: number): AnalysedFood | undefined {
  const tolerance = gramsTolerance.grams + grams * gramsTolerance.share;
  const at = foods.findIndex((food) => Math.abs(food.grams - grams) < tolerance);
  return at < 0 ? undefined : foods.splice(at, 1)[0];
}

function isEnergyRight(food: AnalysedFood, kcal: number): boolean {
  const found = (food.per100Grams.calories * food.grams) / 100;
  return Math.abs(found - kcal) <= energyToleranceShare * Math.max(kcal, smallestEnergyKcal);
}

interface Counts {
  items: number;
  weighed: number;
  right: number;
}

function countFoods(counts: Counts, { grams, kcal }: z.infer<typeof meal>, foods: AnalysedFood[]): void {
  for (const [at, itemGrams] of grams.entries()) {
    if (itemGrams <= 0) continue;
    const food = takeByWeight(foods, itemGrams);
    counts.items += 1;
    if (food) counts.weighed += 1;
    if (food && isEnergyRight(food, kcal[at] ?? 0)) counts.right += 1;
  }
}

/**
 * Counts the weighed foods of WHO meals that are found by their grams, and with their energy. Undefined when the folder lacks
 * the file.
 */
export async function countFoundItems(
  folder: string,
  analyser: MealAnalyser,
): Promise<FoundItems | undefined> {
  const path = join(folder, "who-meal-items.jsonl");
  if (!existsSync(path)) return undefined;
  const counts: Counts = { items: 0, weighed: 0, right: 0 };
  for (const line of readFileSync(path, "utf8").trim().split("\n")) {
    const labelled = meal.parse(JSON.parse(line));
    for (const text of labelled.queries) {
      const outcome = await analyser.analyse({ text, language: "en" });
      countFoods(counts, labelled, outcome.kind === "analysed" ? [...outcome.analysis.foods] : []);
    }
  }
  return { items: counts.items, weighed: counts.weighed / counts.items, right: counts.right / counts.items };
}
