/** domain/nutrition: what an analysis of a meal is. Every figure of a meal is the sum of its foods; every food names its source. */
import type { Country } from "../people/country.ts";
import type { Language } from "../people/language.ts";
import type { NutriScoreClass, NutriScoreLetter } from "./nutri-score.ts";
import type { Macronutrients, Micronutrients, NutrientsPer100Grams } from "./nutrients.ts";

/** The row of a food-composition table that a food's figures come from. */
export interface FoodSource {
  /** Table and edition, for example `FNDDS 2017-2018`. */
  readonly table: string;
  /** The row's own code in that table. */
  readonly code: string;
  /** The row's own description, in the table's language. */
  readonly description: string;
}

/**
 * `FoodSource.table` of a food that no table of ours has, with figures that a language model gave: never looked up, so
 * a food left for another row can't be swapped back to it.
 */
export const modelEstimateTable = "Language model estimate";

/** Another row that the same words could mean. */
export interface FoodCandidate {
  readonly name: string;
  readonly source: FoodSource;
  readonly caloriesPer100Grams: number;
}

/** One food of a meal, with all that is needed to work its figures out again when grams change. */
export interface AnalysedFood {
  /** Stable within one analysis. */
  readonly id: string;
  /** In the person's own words, or the table's when a row was picked from a list. */
  readonly name: string;
  readonly grams: number;
  readonly source: FoodSource;
  readonly per100Grams: NutrientsPer100Grams;
  readonly nutriScoreClass: NutriScoreClass;
  /** How sure the analyser is that this is the row meant: 0 to 1. */
  readonly confidence: number;
  /** Drinks sweetened without sugar score worse in the Nutri-Score 2023. */
  readonly hasNonNutritiveSweeteners?: boolean;
  /** Relative standard uncertainty of the food's energy (row and portion together): 0.2 is ±20 %. */
  readonly energyUncertainty: number;
  /** The part of it that comes from how much was eaten; gone once the person says the grams. */
  readonly portionUncertainty: number;
  readonly candidates: readonly FoodCandidate[];
  /** Of a food seen in a photo: what is small, medium and large of it, by its table's own measures. */
  readonly portions?: readonly PortionSize[];
}

export interface PortionSize {
  readonly size: "small" | "medium" | "large";
  readonly grams: number;
}

/** Something else in the picture: named, not counted. */
export interface AlsoSeenFood {
  readonly name: string;
  readonly source: FoodSource;
  readonly grams: number;
  readonly caloriesPer100Grams: number;
}

/** A word of the person's that no food of the meal accounts for, with foods that it may mean. */
export interface UnreadWord {
  readonly word: string;
  readonly foods: readonly AlsoSeenFood[];
}

/** A change to the foods of a meal. Answers to questions are edits, so answering is one pure step too. */
export type FoodEdit =
  | {
      readonly kind: "portion";
      readonly foodId: string;
      readonly grams: number;
      /** Relative standard uncertainty of an amount that is not exact: "medium". Exact where absent. */
      readonly uncertainty?: number;
    }
  | { readonly kind: "remove"; readonly foodId: string }
  | { readonly kind: "swap"; readonly foodId: string; readonly code: string; readonly table: string }
  | { readonly kind: "add"; readonly code: string; readonly table: string; readonly grams: number };

/** Where a choice of a guided scan leads (docs/decisions/013). Labels are those of analysis/photo. */
export type GuideStep =
  | { readonly kind: "dishes"; readonly labelIds: readonly string[] }
  | { readonly kind: "dish"; readonly labelId: string; readonly pieces: number | null }
  | { readonly kind: "describe" };

export interface ClarificationChoice {
  readonly text: string;
  readonly edits: readonly FoodEdit[];
  /** g that it stands for. */
  readonly grams?: number;
  /** It settles nothing by itself: the next question does. */
  readonly next?: GuideStep;
}

/** A question worth asking, multiple choice, in the person's language. */
export interface ClarificationQuestion {
  readonly id: string;
  readonly questionText: string;
  readonly choices: readonly ClarificationChoice[];
  /** The kcal between the smallest and the largest answer. */
  readonly spreadKcal: number;
  /** A guided scan's question. */
  readonly kind?: "what" | "dish" | "portion";
  /** So many of the first choices are dishes that were seen. */
  readonly suggestedChoices?: number;
}

/** 80 % of meals are meant to fall inside. kcal. */
export interface CalorieRange {
  readonly low: number;
  readonly high: number;
}

/** What the analyser says of a meal; stored as it is and composed again after every edit. */
export interface MealAnalysis {
  readonly language: Language;
  /** Whose portions were meant; absent in analyses of before countries were known. */
  readonly country?: Country;
  readonly name: string;
  /** None while a guided scan still asks what it is. */
  readonly foods: readonly AnalysedFood[];
  readonly questions: readonly ClarificationQuestion[];
  readonly alsoSeen?: readonly AlsoSeenFood[];
  readonly unread?: readonly UnreadWord[];
  /** What was said beside a photo and waits for a guided scan to find the dish. */
  readonly waitingNote?: string;
}

/** The figures of a whole meal: sums over its foods, rounded once. */
export interface MealTotals extends Macronutrients {
  readonly quantityGrams: number;
  readonly nutriScore: NutriScoreLetter;
  readonly range: CalorieRange;
  readonly micronutrients: Micronutrients;
  /** For each micronutrient: how many of the foods it is known for. */
  readonly micronutrientsKnownFor: Readonly<Record<keyof Micronutrients, number>>;
}
