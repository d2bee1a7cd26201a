// The sliders take whole numbers.
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";

export function suggestedGoals({ calories, protein, carbs, fat, fiber }: GoalSuggestionAnswer): DailyGoals {
  return {
    calories: Math.round(calories),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
    fiber: Math.round(fiber),
  };
}
