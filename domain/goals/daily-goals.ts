import { type MacronutrientName, type Macronutrients, macronutrientNames } from "../nutrition/nutrients.ts";

/** Calories in kcal, the rest in g; whole numbers. */
export type DailyGoals = Macronutrients;

export interface GoalRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const goalRanges = {
  calories: { min: 1000, max: 4000, step: 50 },
  protein: { min: 0, max: 300, step: 5 },
  carbs: { min: 0, max: 500, step: 5 },
  fat: { min: 0, max: 200, step: 5 },
  fiber: { min: 0, max: 100, step: 1 },
} as const satisfies Record<MacronutrientName, GoalRange>;

export const defaultGoals: DailyGoals = { calories: 2000, protein: 150, carbs: 250, fat: 65, fiber: 25 };

/** Goals are complete when all five are above zero. */
export function isComplete(goals: DailyGoals): boolean {
  return macronutrientNames.every((name) => goals[name] > 0);
}
