import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";

/** Each with a text colour of enough contrast. */
export const scoreColors: Readonly<Record<NutriScoreLetter, string>> = {
  A: "bg-score-a text-white",
  B: "bg-score-b text-on-score",
  C: "bg-score-c text-on-score",
  D: "bg-score-d text-on-score",
  E: "bg-score-e text-white",
};

/** Of the letters that are not the meal's: paler, with text of enough contrast in both themes. */
export const scoreTints: Readonly<Record<NutriScoreLetter, string>> = {
  A: "bg-score-a/35 text-ink",
  B: "bg-score-b/35 text-ink",
  C: "bg-score-c/35 text-ink",
  D: "bg-score-d/35 text-ink",
  E: "bg-score-e/35 text-ink",
};
