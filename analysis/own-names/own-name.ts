import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";

/** What a person calls a food, a recipe or a favourite of their own, and the foods of one portion of it. */
export interface OwnName {
  readonly name: string;
  readonly foods: readonly AnalysedFood[];
}
