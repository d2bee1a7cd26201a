// The results that `npm run bench -- everyday --publish FILE…` writes to bench/results/everyday.json.
import * as z from "zod/mini";
import { byLanguage } from "#domain/people/language.ts";

const share = z.number();

export const everydaySet = z.object({
  sentences: z.int(),
  /** Shares of the sentences, 0 to 1. */
  inside: share,
  offTwofold: share,
  rangeTouches: share,
});
export type EverydaySet = z.infer<typeof everydaySet>;

export const measuredEveryday = z.object({
  results: z.object({ ...byLanguage(() => everydaySet), all: everydaySet }),
  /** By ISO 3166-1 code, the most sentences first. */
  countries: z.record(z.string(), everydaySet),
});
export type MeasuredEveryday = z.infer<typeof measuredEveryday>;
