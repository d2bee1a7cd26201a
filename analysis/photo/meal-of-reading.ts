import { foodId } from "#domain/nutrition/edit-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { LocalSpeaker } from "#domain/people/locale.ts";
import { alsoSeenOf, foodOfLabel } from "./food-of-label.ts";
import type { PhotoLabels } from "./load-photo-labels.ts";
import type { PhotoLabel } from "./photo-label.ts";
import type { PhotoReading, RecognisedFood } from "./recogniser.ts";

/** Below it there is no point in offering. */
const offeredProbabilityMin = 0.15;
const offeredMax = 5;

interface SeenLabel extends RecognisedFood {
  readonly label: PhotoLabel;
}

function withLabels(foods: readonly RecognisedFood[], labels: PhotoLabels): readonly SeenLabel[] {
  return foods.flatMap((seen) => {
    const label = labels.find(seen.labelId);
    return label === undefined ? [] : [{ ...seen, label }];
  });
}

/**
 * The meal of the foods that are sure; undefined without any. Foods that look like one of the meal's are its candidates, others
 * may be beside it.
 */
export function mealOfReading(
  { foods }: PhotoReading,
  labels: PhotoLabels,
  speaker: LocalSpeaker,
): MealAnalysis | undefined {
  const seen = withLabels(foods, labels);
  const sure = seen.filter(({ isSure }) => isSure);
  if (sure.length === 0) return undefined;
  const unsure = seen.filter(({ isSure, probability }) => !isSure && probability >= offeredProbabilityMin);
  const meal = sure.map(({ label, pieces, probability, photo }, at) => {
    const others = unsure.map((other) => other.label).filter(({ kind }) => kind === label.kind);
    const placed = { id: foodId(at + 1), label, pieces, confidence: probability, others };
    return { ...foodOfLabel(placed, speaker), ...(photo !== undefined && { photo }) };
  });
  const kinds = new Set(sure.map(({ label }) => label.kind));
  const beside = unsure.filter(({ label }) => !kinds.has(label.kind)).slice(0, offeredMax);
  return {
    language: speaker.language,
    name: meal.map(({ name }) => name).join(", "),
    foods: meal,
    questions: [],
    alsoSeen: beside.map(({ label, pieces }) => alsoSeenOf(label, pieces, speaker)),
  };
}
