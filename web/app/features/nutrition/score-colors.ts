/** web/features/nutrition: the colours of the Nutri-Score's letters, each with a text colour that can be read on it. */
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";

export const scoreColors: Readonly<Record<NutriScoreLetter, string>> = {
  A: "bg-score-a text-white",
  B: "bg-score-b text-ink",
  C: "bg-score-c text-ink",
  D: "bg-score-d text-ink",
  E: "bg-score-e text-white",
};
