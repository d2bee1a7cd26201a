import type { FoodEdit } from "./clarification.ts";
import type { MealAnalysis } from "./meal-analysis.ts";

function scaleEdit(edit: FoodEdit, factor: number): FoodEdit {
  return edit.kind === "portion" || edit.kind === "add" ? { ...edit, grams: edit.grams * factor } : edit;
}

/** Scales every food by the same factor, unrounded, so that scaling back restores the meal. */
export function scaleMeal(analysis: MealAnalysis, quantityGrams: number): MealAnalysis {
  const grams = analysis.foods.reduce((total, food) => total + food.grams, 0);
  if (grams === 0) return analysis;
  const factor = quantityGrams / grams;
  return {
    ...analysis,
    foods: analysis.foods.map((food) => ({ ...food, grams: food.grams * factor })),
    questions: analysis.questions.map((question) => ({
      ...question,
      spreadKcal: question.spreadKcal * factor,
      choices: question.choices.map((choice) => ({
        ...choice,
        edits: choice.edits.map((edit) => scaleEdit(edit, factor)),
        ...(choice.grams === undefined ? {} : { grams: choice.grams * factor }),
      })),
    })),
  };
}
