import type { ClarificationQuestion } from "#domain/nutrition/clarification.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Speaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { renderText } from "#locales/render-text.ts";
import { askFromDoubt } from "../doubt/doubt-of.ts";
import { askAddition } from "./ask-addition.ts";
import { askCooking, askFat } from "./ask-cooking.ts";
import { askNumber } from "./ask-number.ts";
import { askPortion } from "./ask-portion.ts";
import { askRow } from "./ask-row.ts";
import { askVariant } from "./ask-variant.ts";
import { askWeighed } from "./ask-weighed.ts";
import type { ComposedMeal } from "./composed-meal.ts";
import { describedRowsOf } from "./described-rows.ts";
import { expectedChangeKcal, type OpenQuestion, spreadKcalOf } from "./open-question.ts";

const questionsMax = 3;
/** Below both, the answer is not worth a person's time. */
const spreadKcalMin = 60;
const spreadShareMin = 0.15;
/** Whatever the meal: nobody is asked for the size of a glass of water. */
const leastSpreadKcal = 25;

interface RankedQuestion {
  readonly question: OpenQuestion;
  readonly questionText: string;
  readonly spreadKcal: number;
  readonly gainKcal: number;
}

type IsWorthAsking = (spreadKcal: number, mealKcal: number) => boolean;

const isWorthAsking: IsWorthAsking = (spreadKcal, mealKcal) =>
  spreadKcal >= leastSpreadKcal && (spreadKcal >= spreadKcalMin || spreadKcal >= mealKcal * spreadShareMin);

/** Both thresholds must be passed. For meals read by a language model, to which our own doubt about the words does not apply. */
export const movesMealClearly: IsWorthAsking = (spreadKcal, mealKcal) =>
  spreadKcal > spreadKcalMin && spreadKcal > mealKcal * spreadShareMin;

/** One question for each text and one for each food: an answer to one about a food settles the others. */
function withoutRepeats(ranked: readonly RankedQuestion[]): readonly RankedQuestion[] {
  const texts = new Set<string>();
  const foodIds = new Set<string>();
  return ranked.filter(({ questionText, question: { foodId } }) => {
    if (texts.has(questionText) || foodIds.has(foodId)) return false;
    texts.add(questionText);
    foodIds.add(foodId);
    return true;
  });
}

function openQuestionsOf(meal: ComposedMeal, table: FoodTable): readonly OpenQuestion[] {
  const rows = describedRowsOf(table);
  return meal.foods.flatMap((composed) => {
    const asked = [
      askPortion(composed),
      askRow(composed, meal.language),
      askWeighed(composed),
      askVariant(composed, rows),
      askCooking(composed, rows),
      askFat(composed, rows),
      askAddition(composed, meal, rows),
    ];
    return asked.filter((question) => question !== undefined);
  });
}

interface AskedMeal {
  readonly speaker: Speaker;
  readonly foods: readonly AnalysedFood[];
  readonly isWorth?: IsWorthAsking;
}

/** The questions, three at most, whose answers are expected to change the estimate most; none that hardly changes it. */
export function selectMostMovingQuestions(
  open: readonly OpenQuestion[],
  { speaker, foods, isWorth = isWorthAsking }: AskedMeal,
): readonly ClarificationQuestion[] {
  const mealKcal = foods.reduce((sum, food) => sum + (food.per100Grams.calories * food.grams) / 100, 0);
  const ranked = open
    .map((question) => ({
      question,
      questionText: renderText(speaker, question.text),
      spreadKcal: spreadKcalOf(question),
      gainKcal: expectedChangeKcal(question),
    }))
    .filter((each) => isWorth(each.spreadKcal, mealKcal))
    .sort((a, b) => b.gainKcal - a.gainKcal);
  return withoutRepeats(ranked)
    .slice(0, questionsMax)
    .sort((a, b) => b.spreadKcal - a.spreadKcal)
    .map(({ question, questionText, spreadKcal }) => ({
      id: question.id,
      questionText,
      choices: question.choices.map(({ text, edits }) => ({ text: renderText(speaker, text), edits })),
      spreadKcal: Math.round(spreadKcal),
    }));
}

/** The questions that are worth asking. If the estimate is probably good enough, only those about numbers that may be slips. */
export function questionsFor(
  meal: ComposedMeal,
  table: FoodTable,
  { doubt, askFrom = askFromDoubt }: { readonly doubt: number; readonly askFrom?: number | undefined },
): readonly ClarificationQuestion[] {
  const foods = meal.foods.map(({ food }) => food);
  const numbers = meal.foods.flatMap((composed) => askNumber(composed) ?? []);
  const open = doubt < askFrom ? [] : openQuestionsOf(meal, table);
  return selectMostMovingQuestions([...numbers, ...open], { speaker: meal, foods });
}
