/** domain/nutrition: answers to the questions of an analysis are edits of the meal (docs/decisions/005). */
import { applyEdits, type EditOutcome, type FindFood } from "./edit-meal.ts";
import type { ClarificationChoice, FoodEdit, MealAnalysis } from "./meal-analysis.ts";

/** As the browser sends it: both texts as they were shown. */
export interface ClarificationAnswer {
  readonly questionText: string;
  readonly answer: string;
}

export type AnswerOutcome = EditOutcome | { readonly kind: "unknown_question" };

/** undefined: the answer fits no question or no choice. */
export function choiceOf(
  { questions }: MealAnalysis,
  answer: ClarificationAnswer,
): ClarificationChoice | undefined {
  return questions
    .find((question) => question.questionText === answer.questionText)
    ?.choices.find((choice) => choice.text === answer.answer);
}

/** Applies every answer and drops the answered questions; fails as a whole when one fits no question or choice. */
export function answerQuestions(
  analysis: MealAnalysis,
  answers: readonly ClarificationAnswer[],
  findFood: FindFood,
): AnswerOutcome {
  const edits: FoodEdit[] = [];
  for (const answer of answers) {
    const chosen = choiceOf(analysis, answer);
    if (chosen === undefined) return { kind: "unknown_question" };
    edits.push(...chosen.edits);
  }
  const answered = new Set(answers.map((answer) => answer.questionText));
  const questions = analysis.questions.filter((question) => !answered.has(question.questionText));
  return applyEdits({ ...analysis, questions }, edits, findFood);
}
