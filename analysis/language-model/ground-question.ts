import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { renderText, type Text } from "#locales/render-text.ts";
import {
  additionChoice,
  confirmChoice,
  type OpenChoice,
  type OpenQuestion,
  portionChoice,
  swapChoice,
} from "../compose/questions/open-question.ts";
import { nameOfRow } from "../text/match/name-rows.ts";
import { findRowOfFood } from "./ground-food.ts";
import { answerLimits, type ModelQuestion } from "./model-answer.ts";
import type { GroundingContext } from "./rows-of-model-food.ts";
import { isGrams } from "./shown-text.ts";

const findRowByName = (englishName: string, ground: GroundingContext) =>
  findRowOfFood({ name: englishName, englishName, preparation: "" }, ground);

type ModelChoice = ModelQuestion["choices"][number];

/** Undefined where the choice makes no sense for the food, or names what our table lacks. */
async function groundChoice(
  food: AnalysedFood,
  { change, grams, englishName }: ModelChoice,
  ground: GroundingContext,
): Promise<OpenChoice | undefined> {
  if (change === "keep") return keepChoice(food, portionText(food.name, food.grams));
  if (change === "remove") {
    const changeKcal = -(food.per100Grams.calories * food.grams) / 100;
    return {
      text: { key: "questions:model.remove" },
      edits: [{ kind: "remove", foodId: food.id }],
      changeKcal,
    };
  }
  if (change === "grams") {
    return isGrams(grams) ? portionChoice(food, grams, portionText(food.name, grams)) : undefined;
  }
  const row = await findRowByName(englishName, ground);
  if (row === undefined) return undefined;
  const name = nameOfRow(row, ground.language, ground.country);
  const swapped = isGrams(grams) ? grams : food.grams;
  if (change === "food") return swapChoice(food, { row, text: portionText(name, swapped), grams: swapped });
  return isGrams(grams)
    ? additionChoice(food, [{ row, grams }], {
        key: "questions:model.with",
        values: { food: name, grams: Math.round(grams) },
      })
    : undefined;
}

function portionText(food: string, grams: number): Text {
  return { key: "questions:model.portion", values: { food, grams: Math.round(grams) } };
}

/** An estimate has no row to confirm: keeping it changes nothing. */
function keepChoice(food: AnalysedFood, text: Text): OpenChoice {
  return food.source.code === "" ? { text, edits: [], changeKcal: 0 } : confirmChoice(food, text);
}

/** A meal that loses its only food is no meal. */
function leavesAMeal({ change }: ModelChoice, foodCount: number): boolean {
  return change !== "remove" || foodCount > 1;
}

interface QuestionGround {
  readonly foodCount: number;
  readonly food: AnalysedFood | undefined;
  readonly ground: GroundingContext;
}

/** Undefined unless at least two choices make sense. */
export async function groundQuestion(
  asked: ModelQuestion,
  { foodCount, food, ground }: QuestionGround,
): Promise<OpenQuestion | undefined> {
  if (food === undefined) return undefined;
  const text: Text = { key: "questions:model.question", values: { food: food.name } };
  const shownTexts = new Set<string>();
  const choices: OpenChoice[] = [];
  const possible = asked.choices.filter((each) => leavesAMeal(each, foodCount));
  for (const each of possible.slice(0, answerLimits.choices)) {
    const choice = await groundChoice(food, each, ground);
    const shownText = choice && renderText(ground, choice.text);
    if (choice === undefined || shownText === undefined || shownTexts.has(shownText)) continue;
    shownTexts.add(shownText);
    choices.push(choice);
  }
  if (choices.length < 2) return undefined;
  return { id: `model-${food.id}-${renderText(ground, text)}`, foodId: food.id, text, choices };
}
