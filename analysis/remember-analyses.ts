import { RecentMap } from "#domain/recent-map.ts";
import type { AnalysisOutcome, MealAnalyser } from "./analyser.ts";

/** About 5 kB each, at most 20. */
const keptMax = 1000;
/** Longer ones are hardly typed twice. */
const keptTextMaxLength = 200;
/** A list of 35 foods fits into 200 characters, and takes ten times the memory of a usual meal. */
const keptFoodsMax = 12;

/**
 * People type the same breakfast again and again, in the same words. `analyser` must answer from the request alone; what somebody
 * taught us of their words is applied to its answer, never to what is kept here (docs/decisions/093).
 */
export function rememberAnalyses(analyser: MealAnalyser): MealAnalyser {
  const { analyse } = analyser;
  const kept = new RecentMap<string, AnalysisOutcome>(keptMax);
  return {
    ...analyser,
    analyse: async (request) => {
      const { text, language, country, isRecipe } = request;
      if (text.length > keptTextMaxLength) return analyse(request);
      const key = JSON.stringify([text, language, country, isRecipe]);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const outcome = await analyse(request);
      if (outcome.kind !== "analysed" || outcome.analysis.foods.length <= keptFoodsMax)
        kept.set(key, outcome);
      return outcome;
    },
  };
}
