import type { GuideStep } from "#domain/nutrition/clarification.ts";
import { foodId } from "#domain/nutrition/edit-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { usualCountry } from "#domain/people/country.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import { foodOfLabel } from "../food-of-label.ts";
import type { PhotoLabels } from "../load-photo-labels.ts";
import type { PhotoReading } from "../recogniser.ts";
import { askDish, askPortion, askWhat, withBackChoice } from "./guide-questions.ts";
import { type MealSituation, rankDishes } from "./rank-dishes.ts";

/** A person chose the dish among others: near enough, not exact. */
const chosenConfidence = 0.85;

interface GuidedScanStart {
  readonly reading: PhotoReading;
  readonly situation: MealSituation;
  readonly speaker: LocalSpeaker;
}

/** Drops the kinds of dish: print says nothing about the meal. */
function withoutFood({ kinds: _, ...reading }: PhotoReading): PhotoReading {
  return { ...reading, foods: [] };
}

/** Begins with no foods and the first question. */
export function startGuidedScan(
  labels: PhotoLabels,
  { reading, situation, speaker }: GuidedScanStart,
): MealAnalysis {
  const shown = reading.print === undefined ? reading : withoutFood(reading);
  const ranked = rankDishes(labels, shown, situation);
  return {
    language: speaker.language,
    name: "",
    foods: [],
    questions: [askWhat({ ranked, usual: situation.usual, reading: shown }, speaker)],
  };
}

/** The answer's next question, or the dish with the question of how much. undefined for a label that is gone. */
export function takeGuideStep(
  labels: PhotoLabels,
  analysis: MealAnalysis,
  step: Exclude<GuideStep, { kind: "describe" }>,
): MealAnalysis | undefined {
  const { language, country = usualCountry[analysis.language] } = analysis;
  const speaker = { language, country };
  const [previous] = analysis.questions;
  if (step.kind === "back") return { ...analysis, name: "", foods: [], questions: [step.to] };
  if (step.kind === "dishes") {
    const dishes = step.labelIds.flatMap((id) => labels.find(id) ?? []);
    return { ...analysis, questions: [withBackChoice(askDish(dishes, speaker), previous, speaker)] };
  }
  const label = labels.find(step.labelId);
  if (label === undefined) return undefined;
  const { pieces } = step;
  const food = foodOfLabel(
    { id: foodId(1), label, pieces, confidence: chosenConfidence, others: [] },
    speaker,
  );
  return {
    ...analysis,
    name: food.name,
    foods: [food],
    questions: [withBackChoice(askPortion(food, { label, pieces, speaker }), previous, speaker)],
  };
}
