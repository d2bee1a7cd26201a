// The results that `npm run bench -- everyday --publish --model-answers FILE …` writes to bench/results/everyday-model.json.
import * as z from "zod/mini";
import { byLanguage } from "#domain/people/language.ts";

const share = z.number();

const readings = z.object({
  /** Shares of the sentences, 0 to 1: with the energy within 25 % of the middle of what the judge accepts. */
  nearMiddle: share,
  offTwofold: share,
  asked: share,
});

const modelSet = z.object({
  sentences: z.int(),
  /** The reader that ships with the product, alone. */
  reader: readings,
  /** The reader, with the recorded answers where it is unsure. */
  withModel: readings,
  /** How often the answers' own sum is near the middle, before our food table is asked. */
  ownSumNearMiddle: share,
});

export const measuredEverydayModel = z.object({
  results: z.object({ ...byLanguage(() => modelSet), all: modelSet }),
  /** Share of the sentences that are sent to the model. */
  sent: share,
  /** `grounded`: share within a fifth of the model's energy, or shown as its estimate. */
  foods: z.object({ foods: z.int(), grounded: share }),
  /** `energyKept`: plates whose energy from our table is within 25 % of the model's own. */
  plates: z.object({ plates: z.int(), energyKept: z.int() }),
});
export type MeasuredEverydayModel = z.infer<typeof measuredEverydayModel>;
