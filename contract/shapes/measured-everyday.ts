// The results that `npm run bench -- everyday --publish` writes to bench/results/everyday.json.
import * as z from "zod/mini";
import { byLanguage } from "#domain/people/language.ts";

const share = z.number();

const everydaySet = z.object({
  sentences: z.int(),
  /** Shares of the sentences, 0 to 1: with the energy within 25 % of the middle of what the judge accepts. */
  nearMiddle: share,
  offTwofold: share,
  asked: share,
  rangeTouches: share,
});
export type EverydaySet = z.infer<typeof everydaySet>;

const setsByLanguage = z.object({ ...byLanguage(() => everydaySet), all: everydaySet });

/** Ways in which people write what they ate, as a script can tell them apart. A sentence may be of several. */
export const everydayKinds = [
  "oneFood",
  "twoOrThreeFoods",
  "fourOrMoreFoods",
  "shareOfWhole",
  "chain",
  "cupsAndSpoons",
  "bowlsAndGlasses",
  "weighed",
  "counted",
  "noAmount",
  "vagueAmount",
  "sizeWord",
  "dishWithParts",
  "leftOut",
  "homemade",
  "severalMeals",
  "long",
  "unpunctuated",
] as const;
export type EverydayKind = (typeof everydayKinds)[number];

const kindFigures = z.object({ kind: z.enum(everydayKinds), sentences: z.int(), nearMiddle: share });
export type KindFigures = z.infer<typeof kindFigures>;

export const measuredEveryday = z.object({
  /** Sets by writers who had seen nothing of ours. */
  independent: setsByLanguage,
  /** Sets by our own writers. */
  own: setsByLanguage,
  /** Our own sets by ISO 3166-1 code of their country, the most sentences first. */
  countries: z.record(z.string(), everydaySet),
  /** Kinds of sentences, over all sets together. */
  kinds: z.array(kindFigures),
});
export type MeasuredEveryday = z.infer<typeof measuredEveryday>;
