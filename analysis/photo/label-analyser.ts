import type { LabelReader } from "./label/label-reader.ts";
import { mealOfLabel } from "./meal-of-label.ts";
import type { PhotoAnalyser } from "./photo-analyser.ts";
import type { FoodRecogniser } from "./recogniser.ts";

/** A table takes up to two seconds, a cold start included; several times as long where the machine is busy. */
const deadlineMs = 10_000;
/** After so long, waiting for its turn included, what was read by then is answered. */
const closerLookMs = deadlineMs / 2;
/** They wait for each other: a third is passed on rather than kept waiting. */
const concurrencyMax = 2;
/** Reading text costs ten times as much as the glance: a photo that clearly shows food is spared it. */
const clearlyFoodMin = 0.6;

/** @param glance says what kind of picture it is. Both are closed by their owners. */
export function createLabelAnalyser(reader: LabelReader, glance: FoodRecogniser): PhotoAnalyser {
  return {
    name: "label",
    deadlineMs,
    concurrencyMax,
    analyse: async ({ photo, language }, signal) => {
      const answerBy = Date.now() + closerLookMs;
      const reading = await glance.recognise(photo, signal);
      if (reading.foodProbability >= clearlyFoodMin) return { kind: "unsure", reading };
      const outcome = await reader.read(photo, signal, answerBy);
      if (outcome.kind === "noText" || outcome.kind === "noTable") return { kind: "unsure", reading };
      if (outcome.kind === "receipt" || outcome.kind === "page")
        return { kind: "unsure", reading: { ...reading, print: outcome.kind } };
      const analysis = outcome.kind === "label" ? mealOfLabel(outcome.label, language) : undefined;
      return analysis === undefined
        ? { kind: "unsure", reading: { ...reading, hasUnclearLabel: true } }
        : { kind: "analysed", analysis, hasReadNote: false };
    },
    close: async () => {},
  };
}
