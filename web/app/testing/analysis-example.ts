import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";

/** A food of a small analysed meal for tests. */
export function exampleFood(id: string, grams: number, kcalPer100Grams: number): AnalysedFoodAnswer {
  const per100Grams = { calories: kcalPer100Grams, protein: 2, carbs: 20, fat: 1, fiber: 3 };
  const figures = {
    calories: (kcalPer100Grams * grams) / 100,
    protein: (2 * grams) / 100,
    carbs: (20 * grams) / 100,
    fat: grams / 100,
    fiber: (3 * grams) / 100,
  };
  const source = { table: "FNDDS 2017-2018", code: id, description: `Food ${id}` };
  return { id, name: id, grams, ...figures, source, per100Grams, confidence: 0.9, candidates: [] };
}

export function exampleAnalysis(foods: AnalysedFoodAnswer[]): SubmissionAnalysis {
  const totals = sumMacronutrients(foods);
  return {
    id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a",
    status: "analysed",
    questions: [],
    readBy: "reader",
    name: "Lunch",
    quantity: foods.reduce((sum, food) => sum + food.grams, 0),
    ...totals,
    nutriScore: "B",
    range: { low: totals.calories * 0.8, high: totals.calories * 1.3 },
    foods,
    isText: true,
  };
}
