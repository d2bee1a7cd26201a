import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";

/** Each with a text colour of enough contrast. */
export const scoreColors: Readonly<Record<NutriScoreLetter, string>> = {
  A: "bg-score-a text-white",
  B: "bg-score-b text-ink",
  C: "bg-score-c text-ink",
  D: "bg-score-d text-ink",
  E: "bg-score-e text-white",
};
