/** domain/progress: how a day's meals stand against its goals. */
import type { DailyGoals } from "../goals/daily-goals.ts";
import type { MacronutrientName, Macronutrients } from "../nutrition/nutrients.ts";

const nothing: Macronutrients = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 };

/** kcal and g summed over meals. */
export function sumOf(meals: readonly Macronutrients[]): Macronutrients {
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
  /** goal − actual; negative when over (spec section 9). */
  readonly remaining: number;
  /** Percent of the goal, not capped; 0 where the goal is 0. */
  readonly percent: number;
}

function progress(actual: number, goal: number): Progress {
  return { actual, goal, remaining: goal - actual, percent: goal > 0 ? (actual * 100) / goal : 0 };
}

/** Each figure of a day beside its goal. */
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

/** What a bar shows: 0 to 100 (spec section 9). */
export function barPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
