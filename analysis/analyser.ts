import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { Spender } from "./language-model/model-budget.ts";
import type { OwnName } from "./own-names/own-name.ts";

export interface AnalysisRequest {
  /** What the person typed: trimmed, not empty, at most 2,000 characters. */
  readonly text: string;
  readonly language: Language;
  /** Whose portions are meant; absent: the usual country of the language. */
  readonly country?: Country;
  /** The text lists ingredients of a recipe: foods are raw unless the text says that they are cooked. */
  readonly isRecipe?: boolean;
  /** Whom a language model's use is counted for; without it the words are read on this machine only. */
  readonly spender?: Spender | undefined;
  /** What the person calls their own: found by all its words before anything else is read. */
  readonly own?: readonly OwnName[] | undefined;
  /** Aborted when the caller's deadline has passed. */
  readonly signal?: AbortSignal;
}

export type AnalysisOutcome =
  | {
      readonly kind: "analysed";
      readonly analysis: MealAnalysis;
      /** How likely the energy is off by more than a dietitian would accept, 0 to 1; of the reader only. */
      readonly doubt?: number;
      /** The language model that read the words; absent: our own reader did. */
      readonly readBy?: string;
    }
  | { readonly kind: "no_food_recognised" };

/** Never throws for what a person can type; throws only when it cannot do its work at all. */
export interface MealAnalyser {
  /** For metrics and logs, for example `table-text`. */
  readonly name: string;
  /** Builds what the first analysis in any language would otherwise wait for. */
  prepare?(): void;
  analyse(request: AnalysisRequest): Promise<AnalysisOutcome>;
}
