import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";

/** What a person calls a food, a recipe or a favourite of their own, and the foods of one portion of it. */
export interface OwnName {
  readonly name: string;
  readonly foods: readonly AnalysedFood[];
  /** False where it has figures and no weight: grams of it say nothing, and count as one portion. */
  readonly isWeighed: boolean;
}
