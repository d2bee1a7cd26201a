import { type PhotoReading, recognisedFoodsMax } from "../recogniser.ts";
import type { PromptedLabel } from "./label-embeddings.ts";

/** What SigLIP 2 multiplies cosines by, learnt in its training (base, 224 pixels); its bias is the same for all names. */
const logitScale = 112.669;
/**
 * Probability from which a food is used without asking. A softmax over several hundred names is modest where it is right and
 * seldom this high where it is wrong; not measured with the published weights here (docs/photo-model.md).
 */
const sureProbabilityMin = 0.8;
/** A photo that shows less food than this is not named. */
const foodProbabilityMin = 0.9;
const offerProbabilityMin = 0.03;

/**
 * @param photo the photo's embedding, of length 1.
 * @param labels the prompts' embeddings, of length 1, in the order of `prompts`.
 */
export function rankLabels(
  photo: Float32Array,
  labels: readonly Float32Array[],
  prompts: readonly PromptedLabel[],
): PhotoReading {
  const logits = labels.map(
    (label) => logitScale * label.reduce((sum, value, at) => sum + value * (photo[at] ?? 0), 0),
  );
  const highest = logits.reduce((most, logit) => Math.max(most, logit), Number.NEGATIVE_INFINITY);
  const raised = logits.map((logit) => Math.exp(logit - highest));
  const sum = raised.reduce((total, value) => total + value, 0);
  const seen = prompts.map(({ labelId }, at) => ({ labelId, probability: (raised[at] ?? 0) / sum }));
  const foodProbability = seen.reduce(
    (total, { labelId, probability }) => (labelId === null ? total : total + probability),
    0,
  );
  const foods = seen
    .flatMap(({ labelId, probability }) => {
      if (labelId === null || probability < offerProbabilityMin) return [];
      const isSure = probability >= sureProbabilityMin && foodProbability >= foodProbabilityMin;
      return [{ labelId, probability, pieces: null, isSure }];
    })
    .sort((a, b) => b.probability - a.probability)
    .slice(0, recognisedFoodsMax);
  return { foods, foodProbability: Math.min(1, foodProbability) };
}
