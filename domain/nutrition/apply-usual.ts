// What a person made of the same words before takes the place of the general reading. Applied as edits, so that it answers
// questions as an edit does.

import type { ClarificationQuestion, FoodEdit } from "./clarification.ts";
import { type FindFood, isSameSource } from "./edit-food.ts";
import { applyEdits } from "./edit-meal.ts";
import type { LearnedFood } from "./learned-defaults.ts";
import type { AnalysedFood, MealAnalysis } from "./meal-analysis.ts";

/** What was learned from a person's corrections, by the words that they typed. */
export type LearnedFoods = ReadonlyMap<string, LearnedFood>;

function editsOf(food: AnalysedFood, learned: LearnedFood, findFood: FindFood): readonly FoodEdit[] {
  const { id: foodId, source, grams } = food;
  const edits: FoodEdit[] = [];
  const { row } = learned;
  if (row && !isSameSource(source, row) && findFood(row.table, row.code))
    edits.push({ kind: "swap", foodId, ...row });
  if (learned.grams !== null && food.read?.saysAmount === false && learned.grams !== grams)
    edits.push({ kind: "portion", foodId, grams: learned.grams });
  return edits;
}

function isAbout({ choices }: ClarificationQuestion, foodId: string): boolean {
  return choices.some(({ edits }) => edits.some((edit) => "foodId" in edit && edit.foodId === foodId));
}

/** Foods of the analysis that a default may be applied to: typed, and not changed since they were read. */
export function unchangedReadings(foods: readonly AnalysedFood[]): readonly AnalysedFood[] {
  return foods.filter(
    ({ read, usual, source, grams }) =>
      read !== undefined && usual === undefined && isSameSource(source, read) && read.grams === grams,
  );
}

/** The analysis with the person's own defaults for these of its foods. A typed amount stays. */
export function applyUsual(
  analysis: MealAnalysis,
  { foods, learned, findFood }: { foods: readonly AnalysedFood[]; learned: LearnedFoods; findFood: FindFood },
): MealAnalysis {
  return foods.reduce((meal, general) => {
    const entry = general.read && learned.get(general.read.words);
    const edits = entry ? editsOf(general, entry, findFood) : [];
    const outcome = edits.length > 0 ? applyEdits(meal, edits, findFood) : undefined;
    if (outcome?.kind !== "changed") return meal;
    const questions = meal.questions.filter((question) => isAbout(question, general.id));
    return {
      ...outcome.analysis,
      foods: outcome.analysis.foods.map((food) => mark(food, general, questions)),
    };
  }, analysis);
}

function mark(
  food: AnalysedFood,
  general: AnalysedFood,
  questions: readonly ClarificationQuestion[],
): AnalysedFood {
  if (food.id !== general.id || !food.read) return food;
  const { table, code } = food.source;
  const usual = { table, code, grams: food.grams };
  return { ...food, read: { ...food.read, usual }, usual: { general, questions } };
}
