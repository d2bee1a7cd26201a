import type { DailyGoals } from "../goals/daily-goals.ts";
import type { MacronutrientName, Macronutrients } from "../nutrition/nutrients.ts";

const nothing: Macronutrients = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 };

/** kcal and g summed over meals. */
export function sumMacronutrients(meals: readonly Macronutrients[]): Macronutrients {
  return meals.reduce<Macronutrients>(
    (sum, meal) => ({
      calories: sum.calories + meal.calories,
      protein: sum.protein + meal.protein,
      carbs: sum.carbs + meal.carbs,
      fat: sum.fat + meal.fat,
      fiber: sum.fiber + meal.fiber,
    }),
    nothing,
  );
}

export interface Progress {
  readonly actual: number;
  readonly goal: number;
  /** goal − actual; negative when over the goal. */
  readonly remaining: number;
  /** Percent of the goal, not capped; 0 when the goal is 0. */
  readonly percent: number;
}

function progress(actual: number, goal: number): Progress {
  return { actual, goal, remaining: goal - actual, percent: goal > 0 ? (actual * 100) / goal : 0 };
}

export function progressOf(
  actual: Macronutrients,
  goals: DailyGoals,
): Readonly<Record<MacronutrientName, Progress>> {
  return {
    calories: progress(actual.calories, goals.calories),
    protein: progress(actual.protein, goals.protein),
    carbs: progress(actual.carbs, goals.carbs),
    fat: progress(actual.fat, goals.fat),
    fiber: progress(actual.fiber, goals.fiber),
  };
}

/** Clamped to 0–100 for progress bars. */
export function barPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
