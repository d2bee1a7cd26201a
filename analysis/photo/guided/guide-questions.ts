import type { ClarificationChoice, ClarificationQuestion } from "#domain/nutrition/clarification.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { isBeverage } from "#domain/nutrition/nutri-score.ts";
import type { Language } from "#domain/people/language.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import { renderText, type Text, type TextKey } from "#locales/render-text.ts";
import { drinkText, gramsText, roundAmount } from "../../compose/questions/amount-text.ts";
import { uncertaintyCalibration } from "../../compose/uncertainty-calibration.ts";
import { nameOfLabel } from "../food-of-label.ts";
import { isNothingRecognised } from "../photo-hint.ts";
import type { PhotoLabel } from "../photo-label.ts";
import type { PhotoReading } from "../recogniser.ts";
import type { RankedDishes, UsualMeal } from "./rank-dishes.ts";

/** More cannot be looked through; what is not among them is described. */
const dishesMax = 16;
/** Where pieces are counted: one, two, three, or what was seen and one less and more. */
const usualCounts = [1, 2, 3] as const;

function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function kcalOf({ row, defaultGrams }: PhotoLabel): number {
  return (row.per100Grams.calories * defaultGrams) / 100;
}

/** kcal between the lightest and the heaviest of the dishes, a usual portion of each. */
function spreadOf(dishes: readonly PhotoLabel[]): number {
  const kcal = dishes.map(kcalOf);
  return kcal.length === 0 ? 0 : Math.round(Math.max(...kcal) - Math.min(...kcal));
}

function dishChoice(label: PhotoLabel, pieces: number | null, speaker: LocalSpeaker): ClarificationChoice {
  return {
    text: capitalised(nameOfLabel(label, speaker), speaker.language),
    edits: [],
    next: { kind: "dish", labelId: label.id, pieces },
  };
}

/** A choice that takes the meal as it was last eaten: one tap, and nothing else is asked. */
function usualChoice({ name, foods }: UsualMeal, language: Language): ClarificationChoice {
  return {
    text: capitalised(name, language),
    edits: foods.map(({ table, code, grams }) => ({ kind: "add", table, code, grams })),
  };
}

function describeChoice(speaker: LocalSpeaker): ClarificationChoice {
  return {
    text: renderText(speaker, { key: "questions:guide.describe" }),
    edits: [],
    next: { kind: "describe" },
  };
}

/** Adds a way back to the question before this one, so that a wrong answer costs nothing. */
export function withBackChoice(
  question: ClarificationQuestion,
  previous: ClarificationQuestion | undefined,
  speaker: LocalSpeaker,
): ClarificationQuestion {
  if (previous === undefined) return question;
  const text = renderText(speaker, { key: "questions:guide.back" });
  const back: ClarificationChoice = { text, edits: [], next: { kind: "back", to: previous } };
  return { ...question, choices: [...question.choices, back] };
}

/** Answers come back as texts: no two may be the same. A kind that is named like a dish says that it leads on. */
function removeDuplicateChoices(choices: readonly ClarificationChoice[]): readonly ClarificationChoice[] {
  const taken = new Set<string>();
  return choices.flatMap((choice) => {
    const isTaken = taken.has(choice.text);
    if (isTaken && choice.next?.kind !== "dishes") return [];
    const text = isTaken ? `${choice.text}…` : choice.text;
    taken.add(text);
    return [{ ...choice, text }];
  });
}

function whatKey(reading: PhotoReading, suggested: number): TextKey {
  if (suggested > 0) return suggested === 1 ? "questions:guide.isThis" : "questions:guide.whatOfSuggested";
  return isNothingRecognised(reading) ? "questions:guide.nothingSeen" : "questions:guide.what";
}

interface Offered {
  readonly ranked: RankedDishes;
  readonly usual: readonly UsualMeal[];
  readonly reading: PhotoReading;
}

/** The dishes that were seen, then what the person usually eats at this time, then every kind of dish. */
export function askWhat({ ranked, usual, reading }: Offered, speaker: LocalSpeaker): ClarificationQuestion {
  const suggested = ranked.suggested.map(({ label, seen }) => dishChoice(label, seen.pieces, speaker));
  const kinds = ranked.kinds.map(
    ({ kind, dishes }): ClarificationChoice => ({
      text: renderText(speaker, { key: `questions:kind.${kind}` }),
      edits: [],
      next: { kind: "dishes", labelIds: dishes.slice(0, dishesMax).map(({ id }) => id) },
    }),
  );
  const seen = removeDuplicateChoices(suggested);
  const offered = removeDuplicateChoices([
    ...seen,
    ...usual.map((meal) => usualChoice(meal, speaker.language)),
  ]);
  return {
    id: "guide:what",
    kind: "what",
    questionText: renderText(speaker, { key: whatKey(reading, seen.length) }),
    choices: [...removeDuplicateChoices([...offered, ...kinds]), describeChoice(speaker)],
    suggestedChoices: seen.length,
    usualChoices: offered.length - seen.length,
    spreadKcal: spreadOf(ranked.kinds.flatMap(({ dishes }) => dishes)),
  };
}

export function askDish(dishes: readonly PhotoLabel[], speaker: LocalSpeaker): ClarificationQuestion {
  const choices = removeDuplicateChoices(dishes.map((label) => dishChoice(label, null, speaker)));
  return {
    id: "guide:dish",
    kind: "dish",
    questionText: renderText(speaker, { key: "questions:guide.closest" }),
    choices: [...choices, describeChoice(speaker)],
    spreadKcal: spreadOf(dishes),
  };
}

/** A size is not weighed: it stays as uncertain as a household measure. */
function portionChoice(food: AnalysedFood, grams: number, text: string): ClarificationChoice {
  const uncertainty = uncertaintyCalibration.portion.measured;
  return { text, grams, edits: [{ kind: "portion", foodId: food.id, grams, uncertainty }] };
}

interface PieceCount {
  readonly pieceGrams: number;
  readonly pieces: number | null;
  readonly speaker: LocalSpeaker;
}

function countChoices(food: AnalysedFood, { pieceGrams, pieces, speaker }: PieceCount) {
  const counts = pieces === null || pieces <= 1 ? usualCounts : [pieces, pieces - 1, pieces + 1];
  return counts.map((count) => {
    const grams = count * pieceGrams;
    const text: Text = {
      key: "questions:choice.count",
      values: { count, amount: `${roundAmount(grams)} g` },
    };
    return portionChoice(food, grams, renderText(speaker, text));
  });
}

interface PortionSize {
  readonly label: PhotoLabel;
  readonly isDrink: boolean;
  readonly speaker: LocalSpeaker;
}

function sizeChoices(food: AnalysedFood, { label: { row }, isDrink, speaker }: PortionSize) {
  return (food.portions ?? []).map(({ size, grams }) => {
    const amount = isDrink ? drinkText(row, grams) : gramsText(row, grams);
    return portionChoice(
      food,
      grams,
      renderText(speaker, { key: `questions:choice.${size}Portion`, values: { amount } }),
    );
  });
}

interface LabelledPortion {
  readonly label: PhotoLabel;
  readonly pieces: number | null;
  readonly speaker: LocalSpeaker;
}

/** Asks how much of the chosen dish it was: pieces where it is counted, sizes otherwise. */
export function askPortion(
  food: AnalysedFood,
  { label, pieces, speaker }: LabelledPortion,
): ClarificationQuestion {
  const isDrink = isBeverage(label.row.nutriScoreClass);
  const choices =
    label.pieceGrams === null
      ? sizeChoices(food, { label, isDrink, speaker })
      : countChoices(food, { pieceGrams: label.pieceGrams, pieces, speaker });
  const ask = label.pieceGrams !== null ? "count" : isDrink ? "drink" : "portion";
  const grams = choices.map((choice) => choice.grams ?? 0);
  const spreadGrams = Math.max(...grams) - Math.min(...grams);
  return {
    id: "guide:portion",
    kind: "portion",
    questionText: renderText(speaker, { key: `questions:ask.${ask}`, values: { food: food.name } }),
    choices,
    spreadKcal: Math.round((food.per100Grams.calories * spreadGrams) / 100),
  };
}
