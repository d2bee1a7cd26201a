/** server/features/scanning: a submission as its owner may see it. */
import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import type { Submission } from "./submission-table.ts";

function presentFood(food: AnalysedFood): AnalysedFoodAnswer {
  const { calories, protein, carbs, fat, fiber } = food.per100Grams;
  return {
    id: food.id,
    name: food.name,
    grams: food.grams,
    ...foodFigures(food),
    source: food.source,
    per100Grams: { calories, protein, carbs, fat, fiber },
    confidence: food.confidence,
    candidates: [...food.candidates],
  };
}

/** What only Pro sees; `undefined` for everyone else. */
export interface ProInsight {
  readonly nutritionalTip: string | undefined;
}

/** Tip and micronutrients are Pro's: for others they are absent, not hidden (spec section 6). */
export function presentSubmission(submission: Submission, pro: ProInsight | undefined): SubmissionAnalysis {
  const { analysis } = submission;
  const totals = totalsOf(analysis);
  return {
    id: submission.id,
    status: analysis.questions.length > 0 ? "clarification_needed" : "analysed",
    questions: analysis.questions.map(({ questionText, choices, spreadKcal }) => ({
      questionText,
      choices: choices.map(({ text }) => text),
      spreadKcal,
    })),
    name: analysis.name,
    quantity: totals.quantityGrams,
    calories: totals.calories,
    protein: totals.protein,
    carbs: totals.carbs,
    fat: totals.fat,
    fiber: totals.fiber,
    nutriScore: totals.nutriScore,
    range: totals.range,
    foods: analysis.foods.map(presentFood),
    isText: true,
    ...(pro
      ? { micronutrients: totals.micronutrients, micronutrientsKnownFor: totals.micronutrientsKnownFor }
      : {}),
    ...(pro?.nutritionalTip ? { nutritionalTip: pro.nutritionalTip } : {}),
  };
}
