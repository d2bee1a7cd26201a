// An answer to a question is applied as edits to the meal (docs/decisions/005-every-change-of-a-meal-is-an-edit.md).

import type { ClarificationChoice, FoodEdit } from "./clarification.ts";
import type { FindFood } from "./edit-food.ts";
import { applyEdits, type EditOutcome } from "./edit-meal.ts";
import type { MealAnalysis } from "./meal-analysis.ts";

/** An answer as the browser sends it: question and choice by their displayed texts. */
export interface ClarificationAnswer {
  readonly questionText: string;
  readonly answer: string;
}

export type AnswerOutcome = EditOutcome | { readonly kind: "unknown_question" };

/** Undefined when the answer matches no question or none of its choices. */
export function findChoice(
  { questions }: MealAnalysis,
  answer: ClarificationAnswer,
): ClarificationChoice | undefined {
  return questions
    .find((question) => question.questionText === answer.questionText)
    ?.choices.find((choice) => choice.text === answer.answer);
}

/** Applies all answers and removes the answered questions, or changes nothing when one matches no question or choice. */
export function answerQuestions(
  analysis: MealAnalysis,
  answers: readonly ClarificationAnswer[],
  findFood: FindFood,
): AnswerOutcome {
  const edits: FoodEdit[] = [];
  let name = analysis.name;
  for (const answer of answers) {
    const chosen = findChoice(analysis, answer);
    if (chosen === undefined) return { kind: "unknown_question" };
    edits.push(...chosen.edits);
    // A usual meal that is chosen in a guided scan brings its name.
    name ||= chosen.text;
  }
  const answered = new Set(answers.map((answer) => answer.questionText));
  const questions = analysis.questions.filter((question) => !answered.has(question.questionText));
  return applyEdits({ ...analysis, name, questions }, edits, findFood);
}
