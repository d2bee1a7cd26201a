import type { PhotoAnalyser, PhotoOutcome } from "../photo/photo-analyser.ts";
import type { MealModel } from "./meal-model.ts";

/** Calls under way in one process: they wait and cost next to nothing. A photo more goes to the next analyser. */
export const modelCallsMax = 128;

/** The photo shows nothing to eat, says the model. */
const noFoodSeen: PhotoOutcome = { kind: "unsure", reading: { foods: [], foodProbability: 0.05 } };
/** Nothing was seen, because nobody looked. */
const notAsked: PhotoOutcome = { kind: "unsure", reading: { foods: [], foodProbability: 1 } };

export function createModelPhotoAnalyser(model: MealModel, deadlineMs: number): PhotoAnalyser {
  return {
    name: model.name,
    deadlineMs,
    concurrencyMax: modelCallsMax,
    analyse: async ({ photos, packets, note, language, country, spender }, signal) => {
      if (spender === undefined) return notAsked;
      const question = { photos, packets, words: note, language, country };
      const analysis = await model.analyse(question, spender, signal);
      return analysis === undefined ? noFoodSeen : { kind: "analysed", analysis, hasReadNote: true };
    },
    close: async () => {},
  };
}
