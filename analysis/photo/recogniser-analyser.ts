import type { FoodLabels } from "./load-labels.ts";
import { mealOfReading } from "./meal-of-reading.ts";
import type { PhotoAnalyser } from "./photo-analyser.ts";
import type { FoodRecogniser } from "./recogniser.ts";

/** Longer than a cold start; a warm one takes a fraction of a second. */
const deadlineMs = 8_000;
/** They wait for each other; on two busy cores a twentieth would not be answered within the deadline. */
const concurrencyMax = 16;

export function analyserOf(recogniser: FoodRecogniser, labels: FoodLabels): PhotoAnalyser {
  return {
    name: recogniser.name,
    deadlineMs,
    concurrencyMax,
    analyse: async ({ photo, language }, signal) => {
      const reading = await recogniser.recognise(photo, signal);
      const analysis = mealOfReading(reading, labels, language);
      return analysis === undefined
        ? { kind: "unsure", reading }
        : { kind: "analysed", analysis, hasReadNote: false, features: reading.features };
    },
    close: () => recogniser.close(),
  };
}
