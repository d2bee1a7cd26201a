import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import type { ClarificationQuestionAnswer, MealReader, SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { ClarificationQuestion } from "#domain/nutrition/clarification.ts";
import type { AlsoSeenFood, AnalysedFood, OwnMeal, ProductDetails } from "#domain/nutrition/meal-analysis.ts";
import { foodFigures, totalsOf } from "#domain/nutrition/meal-totals.ts";
import { toLimitIn } from "#domain/nutrition/saved-food.ts";
import { shownCandidates } from "#domain/nutrition/shown-candidates.ts";
import type { Submission } from "./submission.ts";

function presentFood(food: AnalysedFood): AnalysedFoodAnswer {
  const { calories, protein, carbs, fat, fiber } = food.per100Grams;
  return {
    id: food.id,
    name: food.name,
    grams: food.grams,
    ...foodFigures(food),
    source: food.source,
    per100Grams: { calories, protein, carbs, fat, fiber },
    toLimitPer100Grams: toLimitIn(food, 100),
    confidence: food.confidence,
    candidates: shownCandidates(food),
    ...(food.portions ? { portions: [...food.portions] } : {}),
    ...(food.product ? { product: presentProduct(food.product) } : {}),
    ...(food.usual ? { usual: { general: presentGeneral(food.usual.general) } } : {}),
  };
}

function presentGeneral(food: AnalysedFood) {
  const { name, grams } = food;
  return { name, grams, calories: Math.round(foodFigures(food).calories) };
}

function presentProduct({ isScored: _, unknownToLimit: __, unknown, doubts, ...rest }: ProductDetails) {
  return { ...rest, unknown: [...unknown], doubts: [...doubts] };
}

const readers: Readonly<Record<string, MealReader>> = {
  "table-text": "reader",
  barcode: "barcode",
  label: "label",
  embedded: "recogniser",
  "zero-shot": "recogniser",
  note: "note",
  guided: "questions",
};

/** A language model goes by its provider's name. */
function readerOf({ analyser }: Submission): MealReader {
  return readers[analyser] ?? "model";
}

function presentQuestion(question: ClarificationQuestion): ClarificationQuestionAnswer {
  const { questionText, spreadKcal, kind, suggestedChoices, usualChoices } = question;
  const back = question.choices.find(({ next }) => next?.kind === "back");
  const choices = question.choices.filter((choice) => choice !== back);
  const grams = choices.map((choice) => choice.grams ?? null);
  const describe = choices.find(({ next }) => next?.kind === "describe");
  return {
    questionText,
    choices: choices.map(({ text }) => text),
    spreadKcal,
    ...(kind ? { kind } : {}),
    ...(suggestedChoices === undefined ? {} : { suggestedChoices }),
    ...(usualChoices ? { usualChoices } : {}),
    ...(grams.some((each) => each !== null) ? { choiceGrams: grams } : {}),
    ...(describe ? { describeChoice: describe.text } : {}),
    ...(back ? { backChoice: back.text } : {}),
  };
}

function presentAlsoSeen({ name, source, grams, caloriesPer100Grams }: AlsoSeenFood) {
  return { name, source, grams, calories: Math.round((caloriesPer100Grams * grams) / 100) };
}

function presentOwnMeal({ mealId, name, day, foods }: OwnMeal) {
  const { quantityGrams, calories } = totalsOf({ foods });
  return { mealId, name, day, quantity: quantityGrams, calories };
}

/** Details that only some plans include (`domain/plans/entitlements.ts`). */
export interface ProDetails {
  readonly hasMicronutrients: boolean;
  readonly nutritionalTip: string | undefined;
}

/** Fields that the caller's plan does not include are absent rather than null. */
export function presentSubmission(submission: Submission, details: ProDetails): SubmissionAnalysis {
  const { analysis } = submission;
  const totals = totalsOf(analysis);
  return {
    id: submission.id,
    status: analysis.questions.length > 0 ? "clarification_needed" : "analysed",
    questions: analysis.questions.map(presentQuestion),
    name: analysis.name,
    ...(analysis.isUsualName ? { isUsualName: true } : {}),
    quantity: totals.quantityGrams,
    calories: totals.calories,
    protein: totals.protein,
    carbs: totals.carbs,
    fat: totals.fat,
    fiber: totals.fiber,
    nutriScore: totals.nutriScore,
    range: totals.range,
    foods: analysis.foods.map(presentFood),
    ...(analysis.alsoSeen?.length ? { alsoSeen: analysis.alsoSeen.map(presentAlsoSeen) } : {}),
    ...(analysis.unread?.length
      ? { unread: analysis.unread.map(({ word, foods }) => ({ word, foods: foods.map(presentAlsoSeen) })) }
      : {}),
    ...(analysis.ownMeals?.length ? { ownMeals: analysis.ownMeals.map(presentOwnMeal) } : {}),
    ...(analysis.setAside?.length ? { setAside: [...analysis.setAside] } : {}),
    isText: submission.isText,
    readBy: readerOf(submission),
    ...(analysis.unknownBarcode ? { unknownBarcode: analysis.unknownBarcode } : {}),
    ...(analysis.photoHint ? { photoHint: analysis.photoHint } : {}),
    ...(analysis.unreadPhotos?.length ? { unreadPhotos: [...analysis.unreadPhotos] } : {}),
    ...(details.hasMicronutrients
      ? { micronutrients: totals.micronutrients, micronutrientsKnownFor: totals.micronutrientsKnownFor }
      : {}),
    ...(details.nutritionalTip ? { nutritionalTip: details.nutritionalTip } : {}),
  };
}
