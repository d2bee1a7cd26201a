// Whether the macronutrient goals add up to the calorie goal.
import { type DailyGoals, goalRanges } from "#domain/goals/daily-goals.ts";
import { kcalOfMacros, kcalPerGram } from "#domain/nutrition/energy-factors.ts";

/** Differences up to this share of the calorie goal count as fitting, because sliders move in steps. */
const toleranceShare = 0.05;

export interface GoalEnergy {
  readonly macronutrientKcal: number;
  /** macronutrients − calorie goal */
  readonly differenceKcal: number;
  readonly verdict: "fits" | "over" | "under";
}

export function compareGoalEnergy(goals: DailyGoals): GoalEnergy {
  const { calories } = goals;
  const macronutrientKcal = kcalOfMacros(goals);
  const differenceKcal = macronutrientKcal - calories;
  if (Math.abs(differenceKcal) <= calories * toleranceShare) {
    return { macronutrientKcal, differenceKcal, verdict: "fits" };
  }
  return { macronutrientKcal, differenceKcal, verdict: differenceKcal > 0 ? "over" : "under" };
}

/** The same goals with as much carbohydrate as fits the calories; undefined where no amount does. */
export function fitCarbs(goals: DailyGoals): DailyGoals | undefined {
  const { calories, protein, fat } = goals;
  const left = calories - protein * kcalPerGram.protein - fat * kcalPerGram.fat;
  const carbs = Math.round(left / kcalPerGram.carbs);
  const { min, max } = goalRanges.carbs;
  return carbs > min && carbs <= max ? { ...goals, carbs } : undefined;
}
