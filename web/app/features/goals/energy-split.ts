/** web/features/goals: the daily goals. This file: whether the macronutrient goals and the calorie goal go together. */
import type { DailyGoals } from "#domain/goals/daily-goals.ts";

/** kcal per g: the general Atwater factors (Merrill and Watt, USDA Handbook 74, 1973). */
const kcalPerGram = { protein: 4, carbs: 4, fat: 9 } as const;

/** Within this share of the calorie goal the two are said to fit: sliders move in steps. */
const toleratedShare = 0.05;

export interface EnergySplit {
  readonly macronutrientKcal: number;
  /** macronutrients − calories; 0 counts as fitting. */
  readonly differenceKcal: number;
  readonly verdict: "fits" | "over" | "under";
}

export function energySplit({ calories, protein, carbs, fat }: DailyGoals): EnergySplit {
  const macronutrientKcal = protein * kcalPerGram.protein + carbs * kcalPerGram.carbs + fat * kcalPerGram.fat;
  const differenceKcal = macronutrientKcal - calories;
  if (Math.abs(differenceKcal) <= calories * toleratedShare) {
    return { macronutrientKcal, differenceKcal, verdict: "fits" };
  }
  return { macronutrientKcal, differenceKcal, verdict: differenceKcal > 0 ? "over" : "under" };
}
