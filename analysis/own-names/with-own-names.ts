import { nextFoodId, withGrams } from "#domain/nutrition/edit-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { foodGramsMax, foodGramsMin, foodsPerMealMax } from "#domain/nutrition/meal-limits.ts";
import { nameOfFoods } from "#domain/nutrition/name-of-foods.ts";
import type { AnalysisOutcome, AnalysisRequest, MealAnalyser } from "../analyser.ts";
import { uncertaintyCalibration } from "../compose/uncertainty-calibration.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import { findOwnNames, type OwnMention } from "./find-own-names.ts";
import type { OwnName } from "./own-name.ts";

/** Remains at the ends of a text from which a name was taken out. */
const loose = String.raw`(?:[\s,;.:+&()]|\b(?:and|with|plus|y|e|con|más|et|avec)\b)+`;
const looseEnds = new RegExp(`^${loose}|${loose}$`, "giu");

/** Reads what the person calls their own, and leaves the other words to `analyser`. Own words go to no model. */
export function withOwnNames(analyser: MealAnalyser): MealAnalyser {
  return {
    ...analyser,
    analyse: async ({ own = [], ...request }) => {
      const mentions = findOwnNames(request.text, own, request.language);
      if (mentions.length === 0) return analyser.analyse(request);
      const rest = withoutMentions(request.text, mentions);
      const outcome = rest === "" ? undefined : await analyser.analyse({ ...request, text: rest });
      return withMentions(request, outcome, mentions);
    },
  };
}

function withoutMentions(text: string, mentions: readonly OwnMention<OwnName>[]): string {
  const ends = [0, ...mentions.map(({ end }) => end)];
  const starts = [...mentions.map(({ start }) => start), text.length];
  return ends
    .map((end, at) => text.slice(end, starts[at]).replace(looseEnds, "").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .join(", ");
}

/** In the order of the text as far as it is known: what others read, then the own. */
function withMentions(
  { language, country }: AnalysisRequest,
  outcome: AnalysisOutcome | undefined,
  mentions: readonly OwnMention<OwnName>[],
): AnalysisOutcome {
  const read = outcome?.kind === "analysed" ? outcome : undefined;
  const start: MealAnalysis = read?.analysis ?? {
    ...{ language, name: "", foods: [], questions: [] },
    ...(country && { country }),
  };
  const isNamedByFoods = start.name === nameOfFoods(start.foods);
  const foods = [...start.foods];
  for (const food of mentions.flatMap(eatenFoods))
    if (foods.length < foodsPerMealMax) foods.push({ ...food, id: nextFoodId(foods) });
  const name = isNamedByFoods || start.foods.length === 0 ? nameOfFoods(foods) : start.name;
  return { kind: "analysed", ...read, analysis: { ...start, name, foods } };
}

/** As much as is said, else one portion. */
function eatenFoods({ named, quantity }: OwnMention<OwnName>): readonly AnalysedFood[] {
  const { foods, isWeighed } = named;
  const kind = quantity?.measure?.kind;
  const total = foods.reduce((sum, { grams }) => sum + grams, 0);
  const isKnown = quantity && total > 0 && (isWeighed || kind === undefined);
  const factor = isKnown ? gramsOf(quantity, total) / total : 1;
  const { weighed, measured, counted, assumed } = uncertaintyCalibration.portion;
  const uncertainty = kind === "mass" ? weighed : kind ? measured : quantity?.isSaid ? counted : assumed;
  return foods.map((food) => {
    const grams = Math.min(foodGramsMax, Math.max(foodGramsMin, food.grams * factor));
    return withGrams(food, grams, uncertainty);
  });
}

/** A weight or a volume is what it says; anything else counts portions. */
function gramsOf({ count, measure }: Quantity, portionGrams: number): number {
  if (measure?.kind === "mass") return count * measure.grams;
  if (measure?.kind === "volume") return count * measure.ml;
  const ofOne = measure?.grams ?? measure?.ml ?? portionGrams;
  return count * ofOne;
}
