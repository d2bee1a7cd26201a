import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";

/** Each with a text colour of enough contrast. */
export const scoreColors: Readonly<Record<NutriScoreLetter, string>> = {
  A: "bg-score-a text-white",
  B: "bg-score-b text-on-score",
  C: "bg-score-c text-on-score",
  D: "bg-score-d text-on-score",
  E: "bg-score-e text-white",
};
